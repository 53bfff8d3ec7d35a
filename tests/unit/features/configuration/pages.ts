import {readFileSync} from 'node:fs';
import {configSchema} from '@site/src/features/configuration/node/config-schema';
import {readConfiguration} from '@site/src/features/configuration/node/read-configuration';
import type {Configuration} from '@site/src/features/configuration/node/types';
import {SETTINGS} from '@site/src/page-model/columns';
import {CONFIGURATION_PAGES, CONFIGURATION_PARTS} from '@site/src/page-model/fixed-pages';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import Ajv, {type ValidateFunction} from 'ajv';

export const FILE = `versioned_docs/version-${versions[0]}/${CONFIGURATION_PAGES[0]}.md`;
export const URL = 'https://docs.example.com/docs/deployments/configuration';

export const pageText = readFileSync(projectPath(FILE), 'utf8');

/** The pages of 4.7 that document the file, in their order. */
export const pages = ['deployments/configuration', ...CONFIGURATION_PARTS].map((id) => {
  const file = `versioned_docs/version-4.7/${id}.md`;
  return {file, text: readFileSync(projectPath(file), 'utf8'), url: `https://docs.example.com/docs/${id}`};
});

/** The configuration that a page of these rows documents; the first row is on line 5. */
export function configurationOf(rows: string, heading = '## Part {#part}', header = SETTINGS): Configuration {
  const text = `${heading}\n\n| ${header.join(' | ')} |\n|${' --- |'.repeat(header.length)}\n${rows}\n`;
  return readConfiguration('4.7', [{file: FILE, text, url: URL}]);
}

/** The schema as an editor applies it. ajv refuses what is no draft-07 schema. */
export function validatorOf(configuration: Configuration): ValidateFunction {
  return new Ajv({strict: false, validateSchema: true}).compile(configSchema(configuration, 'configuration'));
}
