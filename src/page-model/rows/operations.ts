import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {writeCodeText} from '../../lib/inline-text';
import type {Json} from '../../lib/json';
import {sectionsOfPage} from '../sections';
import {isRelease, sinceLine} from '../since';
import {codeTextOf} from '../text';
import type {PageTable, Section} from '../types';
import {errorRows, type ErrorRow} from './errors';
import {parameterRows, type ParameterRow} from './parameters';

/** The content of an operation's section, in the page's own words. */
export interface OperationSection {
  /** Value of `operation` in the request body, and id of the section. */
  name: string;
  /** Other names that the server accepts. */
  aliases: string[];
  description: string;
  /**
   * True if a paragraph of the section begins with "Deprecated: " or "Deprecated since 4.7: ", or the whole page says
   * so.
   */
  isDeprecated?: boolean;
  permission: string;
  /** First release that has the operation; missing for those that are older than 4.3. */
  since?: string;
  parameters: ParameterRow[];
  examples: Example[];
  errors: ApiError[];
}

export interface Example {
  label?: string;
  request: Json;
  response?: Response;
}

interface Response {
  status: number;
  /** Language of the fence, `json` for nearly all; missing when the page describes the response in words only. */
  language?: string;
  /** Parsed for `json`, text for every other language. */
  body?: Json;
}

/** An error, with backticks around code. */
type ApiError = {[field in keyof ErrorRow]: string};

/** A problem with the line that it is on. */
const problem = (message: string, line: number | undefined) => Object.assign(new Error(message), {line});

/**
 * The operations that a page documents: one per h2 that is nothing but a name in backticks. The page is read as
 * Markdown, which is the form of these pages; the syntax check reports what MDX rejects.
 *
 * @throws Error naming line, operation and what the form of operation pages requires there
 */
export function readOperationSections(text: string): OperationSection[] {
  const sections = sectionsOfPage(text);
  return sections.flatMap((section, position): OperationSection[] => {
    const {level, code: name, heading} = section;
    if (level !== 2 || name === '') return [];
    const next = sections.findIndex((other, at) => at > position && other.level === 2);
    const parts = sections.slice(position, next === -1 ? undefined : next);
    try {
      return [readSection(name, parts)];
    } catch (error) {
      const {message, line = heading?.position?.start.line} = error as ReturnType<typeof problem>;
      throw new Error(`${line}: operation ${name}: ${message}.`, {cause: error});
    }
  });
}

function readSection(name: string, parts: Section[]): OperationSection {
  const blocks = parts.flatMap(({heading, nodes}, position) => [...(position > 0 ? [heading!] : []), ...nodes]);
  const tables = parts.flatMap((part) => part.tables);
  const lines = blocks.flatMap((node) => (node.type === 'paragraph' ? codeTextOf(node.children) : []));
  const permission = lines.find((line) => line.startsWith('Permission: '));
  if (permission === undefined) {
    throw new Error('it has no paragraph that starts with "Permission: ", which tells who may run it');
  }
  const since = lines.map(sinceLine).find((rest) => rest !== undefined);
  if (since !== undefined && !isRelease(since)) {
    throw new Error(`"Since: ${since}" isn't a release: expected a line such as "Since: 4.4" or "Since: 4.4.16"`);
  }
  const captions = captionsIn(blocks);
  const table = tableOf(captions, tables, 'Parameters');
  if (!table) throw new Error('it has no **Parameters** caption');
  const parameters = parameterRows(table);
  const [first] = parameters;
  if (first?.name !== 'operation' || first.type !== `\`${name}\``) {
    throw new Error(`the first row of its parameter table must be "operation" with the type \`${name}\``);
  }
  return {
    name,
    aliases: lines.flatMap((line) => /^Other name: `(\w+)`/.exec(line)?.[1] ?? []),
    description: lines.slice(0, lines.indexOf(permission)).join('\n\n'),
    ...(isMarkedDeprecated(lines) && {isDeprecated: true}),
    permission: permission.slice('Permission: '.length),
    ...(since && {since}),
    parameters,
    examples: readExamples(captions),
    errors: readErrors(tableOf(captions, tables, 'Errors')),
  };
}

/** @throws Error if a paragraph begins with the word in another form */
function isMarkedDeprecated(lines: readonly string[]): boolean {
  const line = lines.find((text) => /^Deprecated\b/.test(text));
  if (line === undefined || /^Deprecated(?: since [\d.]+)?: /.test(line)) return line !== undefined;
  throw new Error(`"${line}": expected "Deprecated: " or "Deprecated since 4.7: ", and what to use instead`);
}

/** A caption of the fixed form, such as `**Request**: one file`. */
interface Caption {
  name: string;
  /** Text after the bold words, without the colon. */
  rest: string;
  line: number | undefined;
  /** The nodes between it and the next caption or heading. */
  content: RootContent[];
}

function captionsIn(blocks: RootContent[]): Caption[] {
  const captions: Caption[] = [];
  let open: RootContent[] = [];
  for (const node of blocks) {
    const [bold, ...others] = node.type === 'paragraph' ? node.children : [];
    if (bold?.type === 'strong') {
      const rest = codeTextOf(others)
        .replace(/^:\s*/, '')
        .replace(/^`([^`]*)`$/, '$1');
      open = [];
      captions.push({name: toString(bold), rest, line: node.position?.start.line, content: open});
    } else if (node.type === 'heading') {
      open = [];
    } else {
      open.push(node);
    }
  }
  return captions;
}

function tableOf(captions: Caption[], tables: PageTable[], name: string): PageTable | undefined {
  const caption = captions.find((each) => each.name === name);
  if (!caption) return undefined;
  const table = tables.find(({node}) => node === caption.content[0]);
  if (!table) throw problem(`**${name}** must be followed by a table`, caption.line);
  return table;
}

function readErrors(table: PageTable | undefined): ApiError[] {
  const rows = table ? errorRows(table) : [];
  if (table && rows.length < table.rows.length) {
    throw problem(
      `the columns of its errors are ${table.columns.join(', ')}: expected Status, Message, Cause, What to do`,
      table.line,
    );
  }
  return rows.map(({status, message, cause, fix}) => ({
    status,
    message: writeCodeText(message),
    cause: writeCodeText(cause),
    fix: writeCodeText(fix),
  }));
}

/** Requests in order, each with the response that follows it. */
function readExamples(captions: Caption[]): Example[] {
  const examples: Example[] = [];
  for (const {name, rest, line, content} of captions) {
    const fence = content.find((node) => node.type === 'code');
    if (name === 'Request') {
      if (!fence) throw problem('**Request** must be followed by a fence with the body', line);
      examples.push({...(rest && {label: rest}), request: readRequest(fence)});
    } else if (name === 'Response') {
      const example = examples.at(-1);
      if (!example || example.response) {
        throw problem('**Response** must follow the **Request** it answers', line);
      }
      example.response = readResponse(rest, fence, line);
    }
  }
  if (examples.length === 0) throw new Error('it has no **Request**');
  return examples;
}

function readRequest(fence: Code): Json {
  // A raw call starts with its headers; the body comes after the blank line.
  const text = fence.lang === 'http' ? (fence.value.split(/\n\s*\n/)[1] ?? '') : fence.value;
  return parseJson(text, fence);
}

function readResponse(status: string, fence: Code | undefined, line: number | undefined): Response {
  if (!/^[1-5]\d\d$/.test(status)) {
    throw problem(`**Response** has the status "${status}": expected a number such as \`200\``, line);
  }
  if (!fence) return {status: Number(status)};
  const language = fence.lang ?? 'text';
  return {status: Number(status), language, body: language === 'json' ? parseJson(fence.value, fence) : fence.value};
}

function parseJson(text: string, fence: Code): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw problem(`the fence isn't valid JSON: ${(error as Error).message}`, fence.position?.start.line);
  }
}
