/** The shapes of the API catalogue. What is read from a page keeps the page's own words. */

import type {Json} from '../../../lib/json';

export type Required = 'yes' | 'no' | 'conditional';

/** A row of a parameter table. */
export interface Parameter {
  /** Dotted path; `[]` stands for the items of an array, `*` for keys of any name. */
  name: string;
  /** The type cell: `string or array of string`, or literals such as `` `asc`, `desc` ``. */
  type: string;
  required: Required;
  /** Missing when the page names none. */
  default?: Json;
  since?: string;
  /** For a deprecated parameter: name of the one to use instead. */
  replacedBy?: string;
  description: string;
}

export interface Response {
  status: number;
  /** Language of the fence, `json` for nearly all; missing when the page describes the response in words only. */
  language?: string;
  /** Parsed for `json`, text for every other language. */
  body?: Json;
}

export interface Example {
  label?: string;
  request: Json;
  response?: Response;
}

export interface ApiError {
  status: string;
  message: string;
  cause: string;
  /** What to do. */
  fix: string;
}

export interface Operation {
  /** Value of `operation` in the request body. */
  name: string;
  /** The name; with the page after it where operations of two pages answer to the name. */
  id: string;
  /** Other names that the server accepts. */
  aliases: string[];
  /** Title of the page. */
  category: string;
  /** File name of the page without its extension. */
  page: string;
  /** Address with the anchor of the operation. */
  url: string;
  description: string;
  permission: string;
  /** First release that has the operation; missing for those that are older than 4.3. */
  since?: string;
  isDeprecated?: boolean;
  parameters: Parameter[];
  examples: Example[];
  errors: ApiError[];
}

/** All operations of one version of the docs. */
export interface Catalogue {
  version: string;
  operations: Operation[];
}
