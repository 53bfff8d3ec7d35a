import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import parseJsonc from 'markdownlint-cli2/parsers/jsonc';
import {nearest} from '../nearest';
import {pagesAt, type ContentCheck, type Problem} from '../site';

/** Rules that other checks cover in more detail: fences without a language, and links to anchors of the page. */
const TOLD_ELSEWHERE = {MD040: false, MD051: false};

interface Settings {
  config: Configuration & {MD033: {allowed_elements: string[]}};
}

/** Checks the rules of `.markdownlint-cli2.jsonc`, as `npm run lint` does. */
export const checkStyle: ContentCheck = async (site, files) => {
  const pages = pagesAt(site, files);
  if (pages.length === 0) return [];
  const {config} = parseJsonc(readFileSync(join(site.root, '.markdownlint-cli2.jsonc'), 'utf8')) as Settings;
  const results = await lint({
    strings: Object.fromEntries(pages.map(({file, text}) => [file, text])),
    config: {...config, ...TOLD_ELSEWHERE},
  });
  return Object.entries(results).flatMap(([file, problems]) =>
    problems.map((problem) => ({file, line: problem.lineNumber, ...rephrase(problem, config.MD033.allowed_elements)})),
  );
};

/** Our wording for rules whose own says little to a writer. `$1` is what the rule found, `$2` what it expected. */
const WORDS: Record<string, [message: string, expected: string]> = {
  MD001: ['a heading of level $1 follows one of a lower level', 'level $2'],
  MD003: [
    'the heading has another form',
    '# before it, none behind it, no line of = or - below it, and no marks of a merge',
  ],
  MD004: ['an item of the list begins with another sign', '-'],
  MD009: ['there are spaces at the end of the line', 'none, or two for a line break'],
  MD010: ['there is a tab', 'spaces'],
  MD011: ['a link has its brackets the wrong way round', '[text](address)'],
  MD012: ['there are several empty lines', 'one'],
  MD018: ['there is no space between # and the heading', 'one'],
  MD022: ['there is no empty line around the heading', 'one before it and one after it'],
  MD024: ['another heading of this section has the same text', 'other words'],
  MD025: ['there is a second h1', 'h2: the title of the front matter is the h1'],
  MD026: ['the heading ends with a punctuation mark', 'none'],
  MD029: ['an item of the list has the number $1', '$2'],
  MD031: ['there is no empty line around the fence', 'one before it and one after it'],
  MD032: ['there is no empty line around the list', 'one before it and one after it'],
  MD034: ['an address has no brackets', 'a link: [text](address)'],
  MD042: ['a link has no address', 'the file or the address that it leads to'],
  MD045: ['an image has no alternative text', 'what it shows, between the brackets'],
  MD047: ['the last line does not end', 'a line break at the end of the file'],
  MD055: ['a row of the table has no | at its beginning or at its end', 'one at both'],
  MD056: ['a row of the table has $1 cells', '$2, as its head'],
  MD059: ['the text of a link does not say where it leads', 'what is there, such as the title of the page'],
};

function rephrase(
  {ruleNames, ruleDescription, errorDetail, errorContext}: LintError,
  components: readonly string[],
): Pick<Problem, 'message' | 'expected'> {
  const [rule = ''] = ruleNames;
  const element = /^Element: (\S+)/.exec(errorDetail ?? '')?.[1];
  if (rule === 'MD033' && element) {
    const near = nearest(element, components);
    const expected = near ? `<${near}>` : 'Markdown, a component, or the text in backticks';
    return {message: `<${element}> is no component`, expected};
  }
  const [, wanted = '', found = ''] =
    /Expected: (?:h(?=\d))?(\S+?);? Actual: (?:h(?=\d))?(\w+)/.exec(errorDetail ?? '') ?? [];
  const [message, expected] = WORDS[rule] ?? [
    `${ruleDescription}${errorContext ? ` (${errorContext})` : ''}`,
    wanted || `what markdownlint's rule ${rule} asks for${errorDetail ? ` (${errorDetail.replace(/\.$/, '')})` : ''}`,
  ];
  return {message: message.replace('$1', found), expected: expected.replace('$2', wanted)};
}
