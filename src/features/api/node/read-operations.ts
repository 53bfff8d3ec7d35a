import type {Code, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {inlineText} from '../../../page-model/text';
import {readFrontMatter} from '../../../page-model/front-matter';
import {memoize} from '../../../page-model/memoize';
import {parsePage} from '../../../page-model/parse';
import {sectionsOf} from '../../../page-model/sections';
import type {Json} from '../../../lib/json';
import {readParameters} from './read-parameters';
import type {DocsPage} from '../../../page-model/read-docs';
import type {ApiError, Example, Operation, Response} from './types';

/** A deviation from the form, with its line. */
const problem = (message: string, line: number | undefined) => Object.assign(new Error(message), {line});

const RELEASE = /^\d+\.\d+(?:\.\d+)?$/;

/**
 * The operations that a page documents: one per h2 that is nothing but a name in backticks.
 * @throws Error naming file, line, operation and what the form of operation pages requires there
 */
export const readOperations = memoize('operations', ({file, text, url}: DocsPage): Operation[] => {
  // Parsed as Markdown, which is the form of these pages; the syntax check reports what MDX rejects.
  const tree = parsePage(text);
  const page = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const {title} = readFrontMatter(text).data;
  const category = typeof title === 'string' ? title : page;
  // The sentence is in a warning above the first operation.
  const isDeprecatedPage = tree.children
    .flatMap((node): RootContent[] => (node.type === 'containerDirective' ? node.children : [node]))
    .some((node) => node.type === 'paragraph' && toString(node).startsWith('These operations are deprecated.'));
  const sections = sectionsOf(tree);
  return sections.flatMap(({level, code: name, heading, nodes}, position): Operation[] => {
    if (level !== 2 || name === '') return [];
    const line = heading?.position?.start.line;
    const next = sections.findIndex((other, at) => at > position && other.level === 2);
    const parts = sections.slice(position + 1, next === -1 ? undefined : next);
    try {
      const content = readSection(name, [...nodes, ...parts.flatMap((part) => [part.heading!, ...part.nodes])]);
      const isDeprecated = isDeprecatedPage || /\bDeprecated\b/.test(content.description);
      return [{...content, id: name, category, page, url: `${url}#${name}`, ...(isDeprecated && {isDeprecated})}];
    } catch (error) {
      const {message, line: at = line} = error as ReturnType<typeof problem>;
      throw new Error(`${file}:${at}: operation ${name}: ${message}.`, {cause: error});
    }
  });
});

type SectionContent = Omit<Operation, 'id' | 'category' | 'page' | 'url'>;

function readSection(name: string, blocks: RootContent[]): SectionContent {
  const lines = blocks.flatMap((node) => (node.type === 'paragraph' ? inlineText(node.children) : []));
  const permission = lines.find((line) => line.startsWith('Permission: '));
  if (permission === undefined) {
    throw new Error('it has no paragraph that starts with "Permission: ", which tells who may run it');
  }
  const since = lines.find((line) => line.startsWith('Since: '))?.slice('Since: '.length);
  if (since !== undefined && !RELEASE.test(since)) {
    throw new Error(`"Since: ${since}" is no release: expected a line such as "Since: 4.4" or "Since: 4.4.16"`);
  }
  const captions = captionsIn(blocks);
  const table = tableOf(captions, 'Parameters');
  if (!table) throw new Error('it has no **Parameters** caption');
  const parameters = readParameters(table);
  const [first] = parameters;
  if (first?.name !== 'operation' || first.type !== `\`${name}\``) {
    throw new Error(`the first row of its parameter table must be "operation" with the type \`${name}\``);
  }
  return {
    name,
    aliases: readAliases(blocks),
    description: lines.slice(0, lines.indexOf(permission)).join('\n\n'),
    permission: permission.slice('Permission: '.length),
    ...(since && {since}),
    parameters,
    examples: readExamples(captions),
    errors: readErrors(tableOf(captions, 'Errors')),
  };
}

/** Other names, from "Its older name, `x`, still works" and "`x` is another name for this operation". */
function readAliases(blocks: RootContent[]): string[] {
  const text = inlineText(blocks.filter(({type}) => type === 'paragraph' || type === 'list'));
  const pattern = /older name, `(\w+)`, still works|`(\w+)` is another name for this operation/g;
  return [...text.matchAll(pattern)].map(([, older, other]) => (older ?? other)!);
}

/** A caption of the fixed form, such as `**Request**: one file`. */
interface Caption {
  name: string;
  /** Text after the bold words, without the colon. */
  rest: string;
  line: number | undefined;
  /** What is between it and the next caption or heading. */
  content: RootContent[];
}

function captionsIn(blocks: RootContent[]): Caption[] {
  const captions: Caption[] = [];
  let open: RootContent[] = [];
  for (const node of blocks) {
    const [bold, ...others] = node.type === 'paragraph' ? node.children : [];
    if (bold?.type === 'strong') {
      const rest = inlineText(others)
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

function tableOf(captions: Caption[], name: string): Table | undefined {
  const caption = captions.find((each) => each.name === name);
  if (!caption) return undefined;
  const [table] = caption.content;
  if (table?.type !== 'table') throw problem(`**${name}** must be followed by a table`, caption.line);
  return table;
}

function readErrors(table: Table | undefined): ApiError[] {
  return (table?.children ?? []).slice(1).map((row) => {
    const [status = '', message = '', cause = '', fix = ''] = row.children.map((cell) => inlineText(cell.children));
    return {status: status.replaceAll('`', ''), message, cause, fix};
  });
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
    throw problem(`the fence is no JSON: ${(error as Error).message}`, fence.position?.start.line);
  }
}
