import {Document, isScalar} from 'yaml';
import {readFrontMatter} from '../../src/lib/front-matter';
import type {Page} from '../pages/read-pages';

/** A day without quotes is a point in time for some readers of YAML, and a number can be one with a fraction. */
const QUOTED = ['version', 'date'];

/** A page of these parts: front matter, and paragraphs or lists. */
export function writePage(frontMatter: Readonly<Record<string, unknown>>, parts: readonly string[]): string {
  const document = new Document(frontMatter);
  for (const name of QUOTED) {
    const value = document.get(name, true);
    if (isScalar(value)) value.type = 'QUOTE_DOUBLE';
  }
  return `${[`---\n${document.toString({lineWidth: 0})}---`, ...parts].join('\n\n')}\n`;
}

const SHORTEST = 60;
const LONGEST = 160;

/** What is asked for as a description. */
export const DESCRIPTION = `What a reader finds there, in ${SHORTEST} to ${LONGEST} characters, for lists and search engines`;

/** What is wrong with a description, if anything is: its length, or that one of the other pages has it. */
export function descriptionFault(text: string, others: readonly Page[]): string | undefined {
  if (text.length < SHORTEST || text.length > LONGEST) {
    return `the description has ${text.length} characters, expected ${SHORTEST} to ${LONGEST}`;
  }
  const same = others.find((page) => readFrontMatter(page.text).data.description === text);
  return same && `${same.file} has the same description, expected one of its own`;
}
