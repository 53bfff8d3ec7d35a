import '@site/tests/unit/product-history';
import type {PlanData} from '@site/src/features/availability/plan';
import {existsIn, planMarkdown, upgradePlan} from '@site/src/features/upgrade/plan';
import {compareReleases} from '@site/src/lib/compare-releases';
import {collectFeatures} from '@site/src/features/availability/node/collect-features';
import {newRequirements, planData} from '@site/src/features/availability/node/plan-data';
import {buildCatalogue} from '@site/src/features/api/node/build-catalogue';
import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {operation} from '../../tables';

// Versions later than all of the site, since a plan begins with the oldest of those.
const data: PlanData = {
  features: [
    {noun: 'Configuration key', name: 'old.port', removed: '9.3', successor: 'new.port'},
    {noun: 'Configuration key', name: 'gone', since: '9.2.5', removed: ['9.3.4', '9.4.2']},
    {noun: 'Parameter', name: 'schema', of: 'insert', deprecated: '9.3', successor: 'database'},
    {noun: 'Parameter', name: 'region', of: 'insert', requiredSince: '9.4'},
  ],
  defaults: {
    level: [
      ['9.1', 'error'],
      ['9.3', 'warn'],
    ],
    port: [
      ['9.2', 9925],
      ['9.4', null],
    ],
  },
};
const idsOf = (from: string, to: string) => upgradePlan(data, from, to).map(({id}) => id);

describe('the checklist', () => {
  it('has what was removed or renamed, is newly required, deprecated, or has another default', () => {
    expect(upgradePlan(data, '9.2.6', '9.4.3').map(({group, text, todo}) => `${group}: ${text}. ${todo}`)).toEqual([
      'Removed: Configuration key `gone`. Remove it: 9.4.3 no longer supports it.',
      'Renamed: Configuration key `old.port`. Use `new.port` instead.',
      'Newly required: Parameter `region` of `insert`. Set it: it’s now required.',
      'Changed defaults: Configuration key `level`: `error` became `warn`. To keep the former behavior, set it to `error`.',
      'Changed defaults: Configuration key `port`: `9925` became no default. To keep the former behavior, set it to `9925`.',
      'Deprecated: Parameter `schema` of `insert`. It’s deprecated. Use `database` instead.',
    ]);
  });

  it('knows the patches, and leaves out what the reader never had', () => {
    expect(idsOf('9.3.0', '9.3.3')).toEqual([]);
    expect(idsOf('9.3.0', '9.3.4')).toEqual(['Removed Configuration key gone']);
    expect(idsOf('9.3.4', '9.4.0')).not.toContain('Removed Configuration key gone');
    expect(idsOf('9.2.0', '9.3.9')).not.toContain('Removed Configuration key gone');
  });

  it('begins with the first release that the data knows', () => {
    expect(idsOf('3.1.0', '9.3.0')).toEqual(idsOf(`${versions.at(-1)}.0`, '9.3.0'));
    expect(idsOf('2.0.0', '3.1.0')).toEqual([]);
  });

  it('is Markdown for a copy, with what is done', () => {
    const items = upgradePlan(data, '9.3.0', '9.3.4');
    expect(planMarkdown(items, new Set([items[0]!.id]), '9.3.0', '9.3.4')).toBe(
      '# Upgrade from 9.3.0 to 9.3.4\n\n## Removed\n\n- [x] Configuration key `gone`. Remove it: 9.3.4 no longer supports it.\n',
    );
  });
});

it('releases are compared by their numbers', () => {
  expect(['4.10.0', '4.9', '4.9.12', '4.9.2'].toSorted(compareReleases)).toEqual(['4.9', '4.9.2', '4.9.12', '4.10.0']);
  expect(existsIn({since: ['4.5.28', '4.6.10']}, '4.5.27')).toBe(false);
  expect(existsIn({since: ['4.5.28', '4.6.10']}, '4.6.9')).toBe(false);
  expect(existsIn({since: ['4.5.28', '4.6.10']}, '4.7.0')).toBe(true);
});

describe('the data of the product', () => {
  const plan = planData(collectFeatures(), []);
  const textOf = (from: string, to: string) => upgradePlan(plan, from, to).map(({text, todo}) => `${text}. ${todo}`);

  // A plan begins with the oldest version.
  it.skipIf(!versions.includes('4.1'))('says what goes with 4.2', () => {
    const texts = textOf('4.1.0', '4.2.0');
    expect(texts).toContain('Configuration key `customFunctions.network.port`. Use `http.port` instead.');
    expect(texts).toContain('Configuration key `customFunctions.nodeEnv`. Remove it: 4.2.0 no longer supports it.');
  });

  it('says which default changes with 4.6', () => {
    expect(textOf('4.5.0', '4.6.0')).toContain(
      'Configuration key `logging.rotation.enabled`: `false` became `true`. To keep the former behavior, set it to `false`.',
    );
  });

  it('says what goes between patches of 4.6, and nothing where nothing does', () => {
    expect(textOf('4.6.2', '4.6.3')).toEqual([
      'Configuration key `replication.copyTablesToCatchUp`. Remove it: 4.6.3 no longer supports it.',
    ]);
    expect(textOf('4.7.2', '4.7.3')).toEqual([]);
  });
});

describe('a parameter that is newly required', () => {
  const page = (name: string, ...rows: string[]) => ({
    file: `docs/developers/operations-api/${name}.md`,
    url: '',
    text: `---\ntitle: A\n---\n\n${operation('act', {parameter: rows.map((row) => `| ${row} | - | A. |\n`).join('')})}`,
  });
  const [id, old] = ['`id` | string | yes', '`old` | string | yes'];

  it('is found, unless it is a new name or inside of something optional', () => {
    const older = buildCatalogue('4.5', [page('things', id, '`region` | string | no', old)]);
    const required = ['`region` | string | yes', '`sort.by` | string | yes', '`new` | string | yes'];
    const newer = buildCatalogue('4.6', [page('moved', id, ...required)]);
    const features = [{kind: 'parameter' as const, name: 'old', of: 'act', deprecated: '4.6', successor: 'new'}];
    expect(newRequirements(features, [older, newer])).toEqual([
      {noun: 'Parameter', name: 'region', of: 'act', requiredSince: '4.6'},
    ]);
  });

  it('is none of another operation that has its name', () => {
    const named = (name: string) => `\`${name}\` | string | yes`;
    const inGroup = (group: string, {text, ...source}: ReturnType<typeof page>) => ({
      ...source,
      text: text.replace('title: A', `title: A\ngroup: ${group}`),
    });
    const nats = (name: string) => inGroup('NATS clustering', page(name, named('node_name')));
    const older = buildCatalogue('4.3', [nats('clustering')]);
    const both = [inGroup('replication', page('clustering', named('hostname'))), nats('clustering-nats')];
    const newer = buildCatalogue('4.4', both);
    expect(newRequirements([], [older, newer])).toEqual([]);
  });
});
