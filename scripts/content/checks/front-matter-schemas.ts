import {NATS, REPLICATION} from '../../../src/features/availability/node';
import {releaseSeries} from '../../../src/features/releases';
import {isObject, type Json} from '../../../src/lib/json';

/** A key of the front matter: the expected value, in words, and whether a value fits. */
interface Property {
  expected: string;
  fits: (value: unknown) => boolean;
}

/** The front matter of a kind of page: all keys it may have, and the ones it must have. */
export interface FrontMatterSchema {
  required: string[];
  properties: Record<string, Property>;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isText = (value: unknown) => isString(value) && /\S/.test(value);
const isList = (value: unknown) => Array.isArray(value) && value.every(isText);

function schema(more: FrontMatterSchema['properties'], ...required: string[]): FrontMatterSchema {
  const common: FrontMatterSchema['properties'] = {
    title: {
      fits: (value) => isString(value) && /[^\s.:;!]$/.test(value),
      expected: 'the title of the page, with no punctuation mark at its end',
    },
    description: {
      fits: (value) => isString(value) && value.length >= 60 && value.length <= 160,
      expected: 'one sentence or two of 60 to 160 characters that no other page has',
    },
    sidebar_label: {fits: isText, expected: 'the name of the page in the sidebar, a text'},
    slug: {
      fits: (value) => isString(value) && /^\/$|^\/?[\w.-]+(?:\/[\w.-]+)*$/.test(value),
      expected: 'a path such as /guides/start, or a name',
    },
    hide_table_of_contents: {fits: (value) => typeof value === 'boolean', expected: 'true or false'},
  };
  return {required: ['title', 'description', ...required], properties: {...common, ...more}};
}

/** A page of the docs, whose place in the sidebar can be chosen. */
const docs = schema({
  live: {
    fits: isPresupposed,
    expected:
      'what running the examples needs: cannot with a reason, needs or undo with a list, sections with lists, ' +
      'clock with a time, host with a name, installation with dev or prod',
  },
  sidebar_position: {fits: (value) => typeof value === 'number', expected: 'a number'},
  deprecated: {fits: (value) => value === true, expected: 'true, for a page of operations that are all deprecated'},
  group: {
    fits: (value) => value === NATS || value === REPLICATION,
    expected: `${NATS} or ${REPLICATION}, for a page whose operations have names that those of the other group have, too`,
  },
  sidebar_class_name: {fits: isText, expected: 'a class of the style sheet, a text'},
});

function isPresupposed(value: unknown): boolean {
  if (!isObject(value as Json)) return false;
  const {
    cannot = 'none',
    needs = [],
    undo = [],
    sections = {},
    clock = '00:00',
    host = 'localhost',
    installation = 'dev',
    ...others
  } = value as Record<string, Json>;
  const hasLists = isList(needs) && isList(undo) && isObject(sections) && Object.values(sections).every(isList);
  const isKnown = installation === 'dev' || installation === 'prod';
  return isText(cannot) && hasLists && isText(clock) && isText(host) && isKnown && Object.keys(others).length === 0;
}

/** The page of a release. The plugin that lists releases checks whether its values are consistent. */
const release = schema(
  {
    version: {fits: isString, expected: 'a release number in quotes such as "4.7.3"'},
    date: {fits: isString, expected: 'a date in quotes such as "2025-10-28", or unknown'},
    kind: {fits: (value) => /^(?:major|minor|patch)$/.test(String(value)), expected: 'one of major, minor, patch'},
  },
  'sidebar_label',
  'version',
  'date',
  'kind',
);

/** Any other page of the release notes, and each page of the Fabric guide. */
const plain = schema({});

/** The schema for a page, by its path from the project's root. */
export function schemaFor(file: string): FrontMatterSchema {
  if (isReleasePage(file)) return release;
  return /^(?:docs|versioned_docs)\//.test(file) ? docs : plain;
}

/**
 * Returns true if a page is about one release: it is in the folder of a series, and its name begins with a version
 * number.
 */
export function isReleasePage(file: string): boolean {
  const [folder, series = '', name = ''] = file.split('/');
  return folder === 'release-notes' && releaseSeries.some(({slug}) => slug === series) && /^v?\d+\.\d/.test(name);
}
