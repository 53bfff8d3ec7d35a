import {readFileSync} from 'node:fs';
import {stringify} from 'yaml';

/**
 * Copies a template, in which `$word` stands for a value. A value on its own after a key of the front matter is written as
 * YAML; without a value, the key is left out. What only a writer can know stands in it as TODO, which `npm run check`
 * reports and a build refuses.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, unknown>>): string {
  const template = readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8');
  return template.replaceAll(/^(\w+): \$(\w+)\n|\$(\w+)/gm, (_, key: string, own: string, word: string) => {
    if (!key) return String(values[word]);
    const value = values[own];
    return value === undefined ? '' : stringify({[key]: value}, {lineWidth: 0});
  });
}
