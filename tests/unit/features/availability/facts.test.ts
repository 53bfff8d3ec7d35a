import '@site/tests/unit/product-history';
import {readFileSync} from 'node:fs';
import {presenceIn, presenceText} from '@site/src/features/availability/presence';
import {partRows, type MatrixRow} from '@site/src/features/availability/matrix';
import {collectFeatures} from '@site/src/features/availability/node/collect-features';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';

const rows = collectFeatures().flatMap((feature) => {
  const row: MatrixRow = {...feature, places: []};
  return [row, ...partRows(row)];
});

const facts = readFileSync(projectPath('tests/fixtures/availability-facts.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

const oldest = versions.at(-1)!;

/** The facts of the versions that are on the site. */
const present = facts.flatMap(([kind, name, of, history]): typeof facts => {
  const parts = history
    .split(', ')
    .filter((part) => versions.includes(part.slice(0, part.indexOf(':'))))
    // What was new in the oldest version can only be told from an older one.
    .map((part) => (part === `${oldest}: since ${oldest}` ? `${oldest}: yes` : part));
  return parts.some((part) => !/: (?:-|removed)$/.test(part)) ? [[kind, name, of, parts.join(', ')]] : [];
});

it('there are enough facts to compare with', () => expect(facts.length).toBeGreaterThanOrEqual(60));

describe('the matrix says what the documents of the product say of', () => {
  it.each(present)('%s %s %s: %s', (kind, name, of, history) => {
    const isPartOf = ({of: whole = '', group}: MatrixRow) => of === whole || of === `${whole} of ${group}`;
    const row = rows.find((each) => each.kind === kind && each.name === name && isPartOf(each));
    expect(row, `${kind} ${of} ${name}`).toBeDefined();
    const said = history.split(', ').map((part) => {
      const version = part.slice(0, part.indexOf(':'));
      return `${version}: ${presenceText(presenceIn(row!, version))}`;
    });
    expect(said.join(', ')).toBe(history);
  });
});

it('no version of `read_audit_log` takes `database`', () =>
  expect(rows.filter(({of, name}) => of === 'read_audit_log' && name === 'database')).toEqual([]));
