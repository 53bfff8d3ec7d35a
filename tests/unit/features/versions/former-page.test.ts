import {formerPage} from '@site/src/features/versions/former-page';
import {expect, it} from 'vitest';

const versions = [
  {name: '4.3', pages: new Set(['index', 'developers/sql/index'])},
  {name: '4.2', pages: new Set(['index', 'developers/sql/index', 'developers/jobs'])},
];
/** 4.1 is no longer on the site. */
const retired = [
  {
    name: '4.1',
    pages: new Set(['index', 'sql', 'sql/index', 'jobs', 'jobs/index', 'sql/select', 'functions']),
    targets: new Map([
      ['', '/docs/4.2'],
      ['sql', '/docs/4.2/developers/sql'],
      ['jobs', '/docs/4.2/developers/jobs'],
      ['functions', '/docs/4.2'],
    ]),
  },
];
const moves = [
  ['4.2', 'sql', 'developers/sql'],
  ['4.2', 'jobs', 'developers/jobs'],
] as const;

it.each<[address: string, page: string | undefined, what: string]>([
  ['/docs/sql', '/docs/developers/sql', 'moved after the version in which it was'],
  ['/docs/4.2/sql', '/docs/4.2/developers/sql', 'moved, asked for in another version'],
  ['/docs/jobs', '/docs/4.2/developers/jobs', 'is in an older version only'],
  ['/docs/functions', '/docs/4.2', 'went, and leads where the former page does'],
  ['/docs/4.1/developers/jobs', '/docs/4.2/developers/jobs', 'is asked for in a version that is not there'],
  ['/docs/functions/more', undefined, 'never was'],
])('%s leads to %s: it %s', (address, page) =>
  expect(formerPage(address, versions, {paths: [], moves, retired})).toBe(page),
);
