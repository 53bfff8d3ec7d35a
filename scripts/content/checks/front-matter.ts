import {addressOf, readAddresses} from '../addresses';
import {isOfOperations} from '../../../src/page-model/fixed-pages';
import {readFrontMatter, type FrontMatter} from '../../../src/page-model/front-matter';
import {groupBy} from '../../../src/lib/group-by';
import {nearest} from '../nearest';
import {onEachPage, scopeOf, type PageProblem} from '../site';
import {schemaFor} from './front-matter-schemas';

/** Front matter must be YAML with the keys of its kind of page, and a unique title, description and address. */
export const checkFrontMatter = onEachPage((site, selected) => {
  const {pagesAt: pagesByAddress} = readAddresses(site);
  const scopes = new Set(selected.map(({file}) => scopeOf(file)));
  const inScope = site.pages.filter(({file}) => scopes.has(scopeOf(file)));
  const frontOf = new Map(inScope.map(({file, text}) => [file, readFrontMatter(text)]));
  const pagesWith = (key: 'title' | 'description') =>
    groupBy(inScope, ({file}) => placeOf(key, file, frontOf.get(file)!.data[key]));
  const twinsOf = {title: pagesWith('title'), description: pagesWith('description')};
  return (page) => {
    const {file} = page;
    const front = frontOf.get(file)!;
    if (front.errors.length > 0) {
      const expected = 'a key and a value on each line; a value with ": " or a special character in quotes';
      return front.errors.map(({line, message}) => ({
        line,
        message: `invalid YAML in front matter: ${message}`,
        expected,
      }));
    }
    const twinProblems = (['title', 'description'] as const).flatMap((key) => {
      const same = front.data[key] ? twinsOf[key].get(placeOf(key, file, front.data[key]))! : [];
      const counterpart = same.find((other) => other !== page)?.file;
      if (counterpart === undefined) return [];
      const message = `${counterpart} has the same ${key}`;
      return [{line: front.lineOf(key), message, expected: `a ${key} that no other page has`}];
    });
    const address = addressOf(page, site.versions[0]!);
    const competing = pagesByAddress.get(address)!.find((other) => other.file !== file);
    const message = `${competing?.file} has the same address, ${address}`;
    const expected = 'an address of its own: another slug or another file name';
    return [
      ...keyProblems(file, front),
      ...twinProblems,
      ...(competing ? [{line: front.lineOf('slug'), message, expected}] : []),
    ];
  };
});

/** An operation page may have the title of another page: wherever both are listed, their section is named. */
function placeOf(key: string, file: string, value: unknown): string {
  const isOperations = key === 'title' && isOfOperations(file);
  return [scopeOf(file), isOperations, value].join('\n');
}

function keyProblems(file: string, {data, lineOf}: FrontMatter): PageProblem[] {
  const {required, properties} = schemaFor(file);
  const keys = [...new Set([...required, ...Object.keys(data)])];
  return keys.flatMap((key) => {
    const value = data[key];
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known?.fits(value)) return [];
    const near = nearest(key, Object.keys(properties));
    const expected = known?.expected ?? (near ? `"${near}"` : `one of ${Object.keys(properties).join(', ')}`);
    const message = `front matter "${key}" ${known ? shown(key, value) : 'is unknown'}`;
    return [{line: lineOf(key), message, expected}];
  });
}

function shown(key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'is missing';
  if (value instanceof Date) return `is the date ${value.toISOString().slice(0, 10)} without quotes`;
  // Only the length of a description can be wrong.
  return key === 'description' && typeof value === 'string'
    ? `has ${value.length} characters`
    : `is ${JSON.stringify(value)}`;
}
