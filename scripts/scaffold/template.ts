import {readFileSync} from 'node:fs';
import {stringify} from 'yaml';

/** What only a writer can provide, by option. */
const OPTIONS = {
  title: 'in sentence case, which becomes the h1',
  description: 'what a reader finds there, in 60 to 160 characters, for lists and search engines',
  opening: 'the first paragraph, which says in whole sentences what the page gives, or sums up the release',
  highlight: 'what the line of releases brings, for the page of its series: one line',
  'series-name': 'the name of the series that begins, such as Tucker',
  announcement: 'what the bar on top of every page says of the version, in one sentence',
};

export type Option = keyof typeof OPTIONS;

/** The values of the command line, by option. */
export type Given = Readonly<Record<string, string | string[] | undefined>>;

/** @throws Error with a line for every option that is missing */
export function expectOptions(given: Given, options: readonly Option[]): void {
  const missing = options.filter((option) => [given[option] ?? ''].flat().every((text) => text.trim() === ''));
  if (missing.length === 0) return;
  throw new Error(missing.map((option) => `--${option} is missing: ${OPTIONS[option]}.`).join('\n'));
}

/**
 * Fills a template, in which `$word` stands for a value. A value on its own after a key of the front matter is written
 * as YAML; without a value, the key is left out.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const template = readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8');
  return template.replaceAll(/^(\w+): \$(\w+)\n|\$(\w+)/gm, (_, key: string, own: string, word: string) => {
    if (!key) return String(values[word]).trim();
    const value = values[own];
    if (value === undefined) return '';
    return stringify({[key]: typeof value === 'string' ? value.trim() : value}, {lineWidth: 0});
  });
}
