import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js';
import {addressOf, readAddresses} from '../addresses';
import {readFrontMatter, type FrontMatter} from '../../../src/content/front-matter';
import {nearest} from '../nearest';
import {pagesAt, scopeOf, type ContentCheck, type Page, type Problem} from '../site';
import {schemaFor, type FrontMatterSchema} from './front-matter-schemas';

const ajv = new Ajv2020({allErrors: true, strict: false});
const validators = new Map<FrontMatterSchema, ValidateFunction>();

/** The front matter: YAML that parses, the keys of its kind of page, and a description and an address of its own. */
export const checkFrontMatter: ContentCheck = (site, files) => {
  const selected = pagesAt(site, files);
  const {pagesAt: pagesByAddress} = readAddresses(site);
  const scopes = new Set(selected.map(({file}) => scopeOf(file)));
  const inScope = site.pages.filter(({file}) => scopes.has(scopeOf(file)));
  const filesWith = {title: collectFiles('title', inScope), description: collectFiles('description', inScope)};
  return selected.flatMap((page) => {
    const {file} = page;
    const front = readFrontMatter(page.text);
    const yamlProblems = front.errors.map(({line, message}) => ({
      file,
      line,
      message: `the front matter is no YAML: ${message}`,
      expected: 'a key and a value on each line; a value with ": " or a special character in quotes',
    }));
    if (yamlProblems.length > 0) return yamlProblems;
    const twins = (['title', 'description'] as const).flatMap((key) => {
      const same = filesWith[key].get(placeOf(key, file, front.data[key])) ?? [];
      return same.filter((other) => other !== file).slice(0, 1).map((twin) => ({key, twin})); // prettier-ignore
    });
    const address = addressOf(page, site.versions[0]!);
    const rivals = pagesByAddress.get(address)!.filter((other) => other.file !== file);
    return [
      ...schemaProblems(file, front),
      ...twins.map(({key, twin}) => ({
        file,
        line: front.lineOf(key),
        message: `the ${key} is that of ${twin}`,
        expected: `a ${key} that no other page has`,
      })),
      ...rivals.slice(0, 1).map((rival) => ({
        file,
        line: front.lineOf('slug'),
        message: `the address ${address} is that of ${rival.file} as well`,
        expected: 'an address of its own: another slug or another file name',
      })),
    ];
  });
};

/** The pages of operations may be called like what they are about: wherever both are listed, their section is named. */
function placeOf(key: string, file: string, value: unknown): string {
  const isOperations = key === 'title' && file.includes('/operations-api/');
  return [scopeOf(file), isOperations, value].join('\n');
}

/** The files with each title or description, by their scope. */
function collectFiles(key: 'title' | 'description', pages: Page[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const pattern = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm');
  for (const {file, text} of pages) {
    const written = pattern.exec(text)?.[1];
    if (!written) continue;
    const value: unknown = readFrontMatter(`---\n${key}: ${written}\n---\n`).data[key];
    const place = placeOf(key, file, value);
    files.set(place, [...(files.get(place) ?? []), file]);
  }
  return files;
}

function schemaProblems(file: string, {data, lineOf}: FrontMatter): Problem[] {
  const schema = schemaFor(file);
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(data)) return [];
  const seen = new Set<string>();
  return validate.errors!.flatMap((error) => {
    const key = keyOf(error);
    // One message for each key: a text that is missing is no text of the right length either.
    if (seen.has(key)) return [];
    seen.add(key);
    return [{file, line: lineOf(key), ...explain(error, key, data, schema)}];
  });
}

function keyOf({keyword, params, instancePath}: ErrorObject): string {
  if (keyword === 'required') return String(params.missingProperty);
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return instancePath.split('/')[1] ?? '';
}

function explain(
  {keyword}: ErrorObject,
  key: string,
  data: Record<string, unknown>,
  {properties}: FrontMatterSchema,
): Pick<Problem, 'message' | 'expected'> {
  const value = data[key];
  if (keyword === 'additionalProperties') {
    const known = Object.keys(properties);
    const near = nearest(key, known);
    return {
      message: `front matter "${key}" is unknown`,
      expected: near ? `"${near}"` : `one of ${known.join(', ')}`,
    };
  }
  const expected = properties[key]!.description;
  if (keyword === 'required' || value === null || value === '') {
    return {message: `front matter "${key}" is missing`, expected};
  }
  const isLength = typeof value === 'string' && (keyword === 'minLength' || keyword === 'maxLength');
  return {
    message: `front matter "${key}" ${isLength ? `has ${value.length} characters` : `is ${shown(value)}`}`,
    expected,
  };
}

function shown(value: unknown): string {
  return value instanceof Date ? `the date ${value.toISOString().slice(0, 10)} without quotes` : JSON.stringify(value);
}
