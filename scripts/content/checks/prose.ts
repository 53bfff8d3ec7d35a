import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {formatDate} from '../../../src/lib/format-date';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem} from '../site';
import {LONG_NAMES, NAMES} from './names';
import type {Root} from 'mdast';

/** Words that may be there twice: "that that is", "had had". */
const TWICE = new Set(['that', 'had', 'is']);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const month = [...MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`), 'Sept'].join('|');

/** `Nov 18`, `November 18th`, `18 November`, `28/10/2025`, `2025-10-28`; not `4.7.1`, and not `November 2025`. */
const DAY = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${month})|(?:${month})\.? \d{1,2}(?:st|nd|rd|th)?)\b(?:,? \d{4})?|\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d\b|\b\d{1,2}/\d{1,2}/\d\d\b|\b(?:19|20)\d\d-\d\d-\d\d\b`,
  'g',
);
/** As `formatDate` writes days; a sentence may leave out the year that it has named. */
const SHORT = new RegExp(`^(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')}) [1-9]\\d?(?:, \\d{4})?$`);

/** Finds doubled words, emoji, days in other formats than `Oct 28, 2025`, and headings in title case. */
export const checkProse = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  return tree ? [...textProblems(tree), ...headingProblems(tree)] : [];
});

function textProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'text', ({value, position}) => {
    const add = (index: number, message: string, expected: string) => {
      problems.push({line: position!.start.line + value.slice(0, index).split('\n').length - 1, message, expected});
    };
    for (const {0: found, 1: word = '', index} of value.matchAll(/\b([a-z]+)\s+\1\b/gi)) {
      if (!TWICE.has(word.toLowerCase()) && found.slice(0, word.length) !== word.toUpperCase()) {
        add(index, `"${found.replace(/\s+/, ' ')}" repeats a word`, word);
      }
    }
    for (const {0: emoji, index} of value.matchAll(/\p{Emoji_Presentation}/gu)) {
      add(index, `the text has the emoji ${emoji}`, 'words');
    }
    for (const {0: day, index} of value.matchAll(DAY)) {
      if (!SHORT.test(day))
        add(index, `the day "${day}" is written in another format`, `one such as ${formatDate('2025-10-28')}`);
      else if (!isDay(day)) add(index, `there is no day "${day}"`, 'a day of the calendar');
    }
  });
  return problems;
}

/** Returns true if the calendar has a day such as `Feb 29, 2024`; without a year, if a leap year has it. */
function isDay(day: string): boolean {
  const [, name, number, year = '2024'] = /^(\w+) (\d+)(?:, (\d{4}))?$/.exec(day)!;
  return new Date(`${name} ${number}, ${year}`).getDate() === Number(number);
}

/** A capitalized word is not a name if the text of the page also has it without the capital. */
function headingProblems(tree: Root): PageProblem[] {
  const words = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') return SKIP;
    if (node.type === 'text')
      for (const [word] of node.value.matchAll(/(?<![\w'’./@-])[a-z]{2,}(?![\w'’@/-])/g)) words.add(word);
    return undefined;
  });
  const problems: PageProblem[] = [];
  visit(tree, 'heading', (heading) => {
    const text = toString({type: 'root', children: heading.children.filter(({type}) => type === 'text')});
    const after = text
      .replace(LONG_NAMES, '')
      .split(/(?<=[.!?:–—])\s+/)
      .flatMap((sentence) => sentence.split(/\s+/).slice(1));
    const capital = after
      .map((word) => word.replace(/['’]s$|[^\w-]/g, ''))
      .filter((word) => /^[A-Z][a-z]+$/.test(word) && words.has(word.toLowerCase()) && !NAMES.has(word));
    if (capital.length === 0) return;
    const message = `the heading has ${capital.map((word) => `"${word}"`).join(', ')} with a capital`;
    problems.push({
      line: heading.position!.start.line,
      message,
      expected: 'sentence case: capitals for the first word and for names',
    });
  });
  return problems;
}
