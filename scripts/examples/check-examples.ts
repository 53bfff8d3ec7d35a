import {CONFIGURATION_FILE} from '../../src/plugins/config-schema/read-configuration';
import {bodiesIn} from './bodies';
import {checkBash, readAhead} from './checks/bash';
import {ConfigurationFiles} from './checks/configuration';
import {checkComponentFile} from './checks/component-file';
import {checkGraphql} from './checks/graphql';
import {checkHttp} from './checks/http';
import {instanceStyleFaults} from './checks/instance-style';
import {checkScripts, isScript} from './checks/javascript';
import {checkJson} from './checks/json';
import {OperationBodies} from './checks/operation-body';
import {isFormerName, operationNameFaults} from './checks/known-operation';
import {checkSql} from './checks/sql';
import {checkYaml} from './checks/yaml';
import {orProblem} from '../pages/or-problem';
import {readFences} from './read-fences';
import {apiVersionOf, readCatalogues, readConfigurations, type Page} from '../pages/read-pages';
import {undocumentedKeys} from '../../src/plugins/config-schema/undocumented-keys';
import type {Check, Fault, Fence} from './types';
import type {Problem} from '../../src/lib/problems';
import {versionOfFile} from '../../src/lib/versions/version-names';

const CHECKS: Record<string, Check> = {
  json: checkJson,
  sql: checkSql,
  bash: checkBash,
  http: checkHttp,
  graphql: checkGraphql,
  yaml: (fence, version) => [...checkYaml(fence), ...checkComponentFile(fence, version)],
};

/** Languages without a check: they have no grammar, or only that of somebody else's tool. README.md names them. */
const UNCHECKED_LANGUAGES = ['text', 'csv', 'console', 'html', 'css', 'ini', 'toml', 'diff', 'dockerfile'];

const CHECKED_LANGUAGES = [...Object.keys(CHECKS), 'js', 'jsx', 'ts', 'tsx'];

/**
 * Checks the examples of pages.
 * @param pages every page of the site: operation pages and configuration pages among them say what is documented
 * @param latest name of the latest docs version
 * @param selected files to report on; all when missing
 * @returns the problems, among them the place where an operation page or a configuration page leaves its form: the samples
 * of that version are then not compared with it
 */
export async function checkExamples(pages: Page[], latest: string, selected?: string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const selectedPages = pages.filter(({file}) => !selected || selected.includes(file));
  const fences = selectedPages.flatMap(
    (page) => orProblem(() => readFences(page.file, page.text), page.file, problems) ?? [],
  );
  // Only what these pages may use has to be read.
  const versions = new Set(selectedPages.map(({file}) => apiVersionOf(file, latest)));
  const sources = pages.filter(({file}) => versions.has(versionOfFile(file) ?? ''));
  const ofAll: Problem[] = [];
  const catalogues = orProblem(() => readCatalogues(sources), '', ofAll);
  if (!catalogues) {
    // The first page that leaves its form ends the reading: each is looked at alone. What only pages together do stays.
    const ofEach: Problem[] = [];
    sources.forEach((page) => orProblem(() => readCatalogues([page]), '', ofEach));
    problems.push(...(ofEach.length > 0 ? ofEach : ofAll));
  }
  const bodies = new Map(
    [...(catalogues ?? [])].map(([version, catalogue]) => [version, new OperationBodies(catalogue)]),
  );
  const configurations = new Map(
    [...(orProblem(() => readConfigurations(sources), '', problems) ?? [])].map(([version, configuration]) => [
      version,
      new ConfigurationFiles(configuration, undocumentedKeys(version)),
    ]),
  );
  const checked = fences.filter(({attributes}) => !attributes.unchecked);
  const scriptFaults = await checkScripts(
    checked.filter(({language}) => isScript(language)),
    ({file}) => apiVersionOf(file, latest),
  );
  await readAhead(checked.flatMap(({language, text}) => (language === 'bash' ? text : [])));
  for (const fence of checked) {
    const {file, line} = fence;
    const version = apiVersionOf(file, latest);
    const faults = [
      ...attributeFaults(fence),
      ...(await languageFaults(fence, version)),
      ...(scriptFaults.get(fence) ?? []),
      ...bodyFaults(fence, bodies.get(version)),
      ...configurationFaults(fence, configurations.get(version)),
    ];
    problems.push(...faults.map((fault) => ({...fault, file, line: line + fault.line - 1})));
  }
  return problems;
}

function attributeFaults({attributes}: Fence): Fault[] {
  if (attributes.unchecked === undefined) return [];
  return [{line: 0, message: 'the fence gives no reason', expected: 'unchecked="why it cannot be checked"'}];
}

async function languageFaults(fence: Fence, version: string): Promise<Fault[]> {
  const {language} = fence;
  const check = isScript(language) ? instanceStyleFaults : CHECKS[language];
  if (check) return check(fence, version);
  if (UNCHECKED_LANGUAGES.includes(language)) return [];
  const message = language ? `there is no check for the language "${language}"` : 'the fence names no language';
  const expected = `one of ${[...CHECKED_LANGUAGES, ...UNCHECKED_LANGUAGES].join(', ')}, or unchecked="why"`;
  return [{line: 0, message, expected}];
}

function bodyFaults(fence: Fence, bodies: OperationBodies | undefined): Fault[] {
  const version = versionOfFile(fence.file);
  if (bodies) {
    return faultsOfBodies(fence, (body) => {
      const faults = bodies.check(body, fence.file);
      // Pages describe operations by their present names.
      return faults.length > 0 && version && isFormerName(body, version) ? [] : faults;
    });
  }
  return version ? faultsOfBodies(fence, (body) => operationNameFaults(body, version)) : [];
}

/** Configuration files, and settings in bodies of operations. */
function configurationFaults(fence: Fence, configuration: ConfigurationFiles | undefined): Fault[] {
  if (!configuration) return [];
  const {language, attributes, text} = fence;
  if (language === 'yaml') return attributes.title === CONFIGURATION_FILE ? configuration.checkFile(text) : [];
  return faultsOfBodies(fence, (body) => configuration.checkBody(body));
}

/** Bodies of operations in JSON, in raw HTTP requests, and in the data arguments of curl. */
function faultsOfBodies({language, text, isResponse}: Fence, check: (body: string) => Fault[]): Fault[] {
  if (isResponse) return [];
  return bodiesIn(language, text).flatMap(({body, linesBefore}) =>
    check(body).map((fault) => ({...fault, line: fault.line + linesBefore})),
  );
}
