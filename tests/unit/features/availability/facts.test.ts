import '@site/tests/unit/product-history';
import {readFileSync} from 'node:fs';
import {presenceIn, presenceText} from '@site/src/features/availability/presence';
import {partRows, type MatrixRow} from '@site/src/features/availability/matrix';
import {collectFeatures} from '@site/src/features/availability/node/collect-features';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const rows = collectFeatures().flatMap((feature) => {
  const row: MatrixRow = {...feature, places: []};
  return [row, ...partRows(row)];
});

/** The statements of the product's own documents about a feature. */
interface Fact {
  kind: string;
  name: string;
  /** The operation, component or directive that it is part of. */
  of?: string;
  /** Which of several features with this name it is. */
  group?: string;
  /** By version, as the matrix says it. */
  history: Record<string, string>;
}

const facts = parse(readFileSync(projectPath('tests/fixtures/availability-facts.yml'), 'utf8')) as Fact[];

const oldest = versions.at(-1)!;

/** That a feature was new in the oldest version can only be told by data that was written by hand, not by tables. */
const asTold = (version: string, said: string) => (version === oldest && said === `since ${oldest}` ? 'yes' : said);

/** The facts of the versions that are on the site. */
const present = facts.flatMap((fact): Fact[] => {
  const history = Object.entries(fact.history)
    .filter(([version]) => versions.includes(version))
    .map(([version, said]) => [version, asTold(version, said)] as const);
  const isOnSite = history.some(([, said]) => said !== '-' && said !== 'removed');
  return isOnSite ? [{...fact, history: Object.fromEntries(history)}] : [];
});

it('there are enough facts to compare with', () => expect(facts.length).toBeGreaterThanOrEqual(60));

describe('the matrix says what the documents of the product say of', () => {
  it.each(present)('$kind $name', ({kind, name, of: whole = '', group: own, history}) => {
    const isPartOf = ({of = '', group}: MatrixRow) => of === whole || whole === `${of} of ${group}`;
    const isMeant = (row: MatrixRow) => isPartOf(row) && (own === undefined || row.group === own);
    const row = rows.find((each) => each.kind === kind && each.name === name && isMeant(each));
    expect(row, `${kind} ${whole} ${name}`).toBeDefined();
    const said = Object.keys(history).map((version) => [
      version,
      asTold(version, presenceText(presenceIn(row!, version))),
    ]);
    expect(Object.fromEntries(said)).toEqual(history);
  });
});

it('no version of `read_audit_log` takes `database`', () =>
  expect(rows.filter(({of, name}) => of === 'read_audit_log' && name === 'database')).toEqual([]));

it('only the name of the clone, not that of its leader, becomes `REPLICATION_HOSTNAME`', () =>
  expect(rows.filter(({successor}) => successor === 'REPLICATION_HOSTNAME').map(({name}) => name)).toEqual([
    'HDB_CLONE_CLUSTERING_HOST',
  ]));
