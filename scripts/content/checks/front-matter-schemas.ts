import {releaseSeries} from '../../../src/data/release-series';

/** The front matter of a kind of page, as a JSON Schema. What a property expects is said in its description. */
export interface FrontMatterSchema {
  type: 'object';
  required: string[];
  additionalProperties: false;
  properties: Record<string, {description: string; [keyword: string]: unknown}>;
}

const TEXT = {type: 'string', minLength: 1, pattern: String.raw`\S`};

const COMMON: FrontMatterSchema['properties'] = {
  title: {
    ...TEXT,
    pattern: String.raw`[^\s.:;!]$`,
    description: 'the title of the page, with no punctuation mark at its end',
  },
  description: {
    type: 'string',
    minLength: 60,
    maxLength: 160,
    description: 'one sentence or two of 60 to 160 characters that no other page has',
  },
  sidebar_label: {...TEXT, description: 'the name of the page in the sidebar, a text'},
  slug: {...TEXT, description: 'a path such as /guides/start, or a name'},
  hide_table_of_contents: {type: 'boolean', description: 'true or false'},
};

function schema(more: FrontMatterSchema['properties'], ...required: string[]): FrontMatterSchema {
  return {
    type: 'object',
    required: ['title', 'description', ...required],
    additionalProperties: false,
    properties: {...COMMON, ...more},
  };
}

const NAMES = {type: 'array', items: TEXT};

/** A page of the docs, whose place in the sidebar can be chosen. */
const docs = schema({
  live: {
    type: 'object',
    additionalProperties: false,
    properties: {
      cannot: TEXT,
      needs: NAMES,
      sections: {type: 'object', additionalProperties: NAMES},
    },
    description: 'what running the examples needs: cannot with a reason, needs with a list, sections with lists',
  },
  sidebar_position: {type: 'number', description: 'a number'},
  sidebar_class_name: {...TEXT, description: 'a class of the style sheet, a text'},
});

/** The page of a release. Whether its values fit each other, the plugin that lists releases tells. */
const release = schema(
  {
    version: {type: 'string', description: 'a release number in quotes such as "4.7.3"'},
    date: {type: 'string', description: 'a day in quotes such as "2025-10-28", or unknown'},
    kind: {enum: ['major', 'minor', 'patch'], description: 'one of major, minor, patch'},
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

/** Whether a page is about one release: those of a series whose names are numbers. */
export function isReleasePage(file: string): boolean {
  const [folder, series = '', name = ''] = file.split('/');
  return folder === 'release-notes' && releaseSeries.some(({slug}) => slug === series) && /^v?\d+\.\d/.test(name);
}
