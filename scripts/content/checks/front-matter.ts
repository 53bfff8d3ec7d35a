import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js';
import {addressOf, readAddresses} from '../addresses';
import {readFrontMatter, type FrontMatter} from '../../../src/content/front-matter';
import {groupBy} from '../../../src/lib/group-by';
import {nearest} from '../nearest';
import {pagesAt, scopeOf, type ContentCheck, type Problem} from '../site';
import {schemaFor, type FrontMatterSchema} from './front-matter-schemas';

const ajv = new Ajv2020({allErrors: true, strict: false});
const validators = new Map<FrontMatterSchema, ValidateFunction>();

/** The front matter: YAML that parses, the keys of its kind of page, and a description and an address of its own. */
export const checkFrontMatter: ContentCheck = (site, files) => {
  const selected = pagesAt(site, files);
  const {pagesAt: pagesByAddress} = readAddresses(site);
  const scopes = new Set(selected.map(({file}) => scopeOf(file)));
  const inScope = site.pages.filter(({file}) => scopes.has(scopeOf(file)));
  const frontOf = new Map(inScope.map(({file, text}) => [file, readFrontMatter(text)]));
  const pagesWith = (key: 'title' | 'description') =>
    groupBy(inScope, ({file}) => placeOf(key, file, frontOf.get(file)!.data[key]));
  const twinsOf = {title: pagesWith('title'), description: pagesWith('description')};
  return selected.flatMap((page) => {
    const {file} = page;
    const front = frontOf.get(file)!;
    const yamlProblems = front.errors.map(({line, message}) => ({
      file,
      line,
      message: `the front matter is no YAML: ${message}`,
      expected: 'a key and a value on each line; a value with ": " or a special character in quotes',
    }));
    if (yamlProblems.length > 0) return yamlProblems;
    const twins = (['title', 'description'] as const).flatMap((key) => {
      const same = front.data[key] ? twinsOf[key].get(placeOf(key, file, front.data[key]))! : [];
      const twin = same.find((other) => other !== page)?.file;
      return twin === undefined ? [] : [{key, twin}];
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
