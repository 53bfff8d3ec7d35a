import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {validateXML} from 'xmllint-wasm';
import type {FeedFormat} from '../src/features/releases/data/release-feeds';
import {projectPath} from './support';

const schema = (name: string) => readFileSync(projectPath(`tests/fixtures/feeds/${name}`), 'utf8');

/** The errors of a feed by the schema of its format; empty when it is valid. */
export async function feedProblems(file: FeedFormat['file'], text: string): Promise<string[]> {
  if (file === 'feed.json') return jsonProblems(text);
  const {errors} = await validateXML({
    xml: {fileName: file, contents: text},
    extension: 'relaxng',
    schema: schema('rss.rng'),
  });
  return errors.map(({message, loc}) => `${file}:${loc?.lineNumber ?? '?'}: ${message}`);
}

function jsonProblems(text: string): string[] {
  const ajv = new Ajv({allErrors: true});
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(schema('json-feed.schema.json')) as object);
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({instancePath, message}) => `feed.json${instancePath}: ${message ?? ''}`);
}
