import {cataloguesOf} from '../../src/features/api/node';
import {undocumentedKeys} from '../../src/features/availability/node';
import {CONFIGURATION_FILE, configurationsOf} from '../../src/features/configuration/node';
import type {Problem} from '../../src/lib/problems';
import {isOfConfiguration, isOfOperations} from '../../src/page-model/fixed-pages';
import {versionOfFile} from '../../src/lib/version-names';
import {parsePage} from '../content/parse-page';
import {pagesAt, type Page, type Site} from '../content/site';
import {catchProblem} from '../pages/catch-problem';
import {apiVersionOf} from '../pages/read-pages';
import {checkBash} from './checks/bash';
import {checkComponentFile} from './checks/component-file';
import {ConfigurationFiles} from './checks/configuration';
import {checkGraphql} from './checks/graphql';
import {checkHttp, readMessage} from './checks/http';
import {checkScripts, instanceStyleProblems, SCRIPTS} from './checks/javascript';
import {isFormerName, operationNameProblems} from './checks/known-operation';
import {OperationBodies} from './checks/operation-body';
import {jsonProblems, sqlProblems, yamlProblems} from './checks/syntax';
import {readFences} from './read-fences';
import type {Check, PageProblem, Fence} from './types';

const CHECKS: Record<string, Check> = {
  json: ({text}) => jsonProblems(text),
  sql: ({text}) => sqlProblems(text),
  // All shell scripts are checked at once.
  bash: () => [],
  http: checkHttp,
  graphql: checkGraphql,
  yaml: (fence, version) => [...yamlProblems(fence.text), ...checkComponentFile(fence, version)],
  ...Object.fromEntries(SCRIPTS.map((language) => [language, instanceStyleProblems])),
};

/** Languages without a check: they have no grammar, or only a third-party one. README.md refers to this list. */
const UNCHECKED_LANGUAGES = ['text', 'csv', 'console', 'html', 'css', 'ini', 'toml', 'diff', 'dockerfile'];

/**
 * Checks the examples of pages, and the format of operation pages and of the configuration page. If one is malformed,
 * that is reported, and no example is compared with pages of its kind.
 * @param site every page; its operation pages and configuration pages define what is documented
 * @param files pages to report on
 */
export async function checkExamples(site: Pick<Site, 'pages' | 'versions'>, files: readonly string[]) {
  const latest = site.versions[0]!;
  // The check of syntax reports what MDX refuses.
  const selected = pagesAt(site, files).filter((page) => !parsePage(page).problem);
  if (selected.length === 0) return [];
  const fences = selected.flatMap(({file, text}) => readFences(file, text));
  // Only the documentation that these pages may use has to be read.
  const versions = new Set(selected.map(({file}) => apiVersionOf(file, latest)));
  const sources = site.pages.filter(({file}) => versions.has(versionOfFile(file) ?? ''));
  const checked = fences.filter(({attributes}) => !attributes.unchecked);
  // To parse these pages takes longer than all else, and most pages use neither.
  const operationPages = usesOperations(selected, checked) ? sources : [];
  const configurationPages = usesConfiguration(selected, checked) ? sources : [];
  const problems: Problem[] = [];
  const ofAll: Problem[] = [];
  const catalogues = catchProblem(() => cataloguesOf(operationPages), '', ofAll);
  // Reading ends at the first malformed page, so each is read alone. If all pass, they conflict with each other.
  if (!catalogues) for (const page of operationPages) catchProblem(() => cataloguesOf([page]), '', problems);
  if (problems.length === 0) problems.push(...ofAll);
  const configurations = catchProblem(() => configurationsOf(configurationPages), '', problems);
  const bodies = new Map(
    [...(catalogues ?? [])].map(([version, catalogue]) => [version, new OperationBodies(catalogue)]),
  );
  const settings = new Map(
    [...(configurations ?? [])].map(([version, configuration]) => [
      version,
      new ConfigurationFiles(configuration, undocumentedKeys(version)),
    ]),
  );
  const scriptProblems = await checkScripts(
    checked.filter(({language}) => SCRIPTS.includes(language)),
    ({file}) => apiVersionOf(file, latest),
  );
  const bashProblems = await checkBash(checked.flatMap(({language, text}) => (language === 'bash' ? text : [])));
  for (const fence of checked) {
    const {file, line, language, attributes, text} = fence;
    const version = apiVersionOf(file, latest);
    const ofFence = [
      ...attributeProblems(fence),
      ...languageProblems(fence, version),
      ...(scriptProblems.get(fence) ?? []),
      ...((language === 'bash' && bashProblems.get(text)) || []),
      ...bodyProblems(fence, bodies.get(version), settings.get(version)),
      ...(attributes.title === CONFIGURATION_FILE ? (settings.get(version)?.checkFile(text) ?? []) : []),
    ];
    problems.push(...ofFence.map((problem) => ({...problem, file, line: line + problem.line - 1})));
  }
  return problems.filter(({file}) => files.includes(file));
}

/** Returns true if these pages document operations or have the body of one, which is JSON in any language. */
function usesOperations(pages: readonly Page[], fences: readonly Fence[]): boolean {
  return pages.some(({file}) => isOfOperations(file)) || fences.some(({text}) => text.includes('"operation"'));
}

/**
 * Returns true if these pages document the configuration file, have a part of it, or the body of `set_configuration`.
 */
function usesConfiguration(pages: readonly Page[], fences: readonly Fence[]): boolean {
  return (
    pages.some(({file}) => isOfConfiguration(file)) ||
    fences.some(({text, attributes}) => attributes.title === CONFIGURATION_FILE || text.includes('"set_configuration"'))
  );
}

function attributeProblems({attributes}: Fence): PageProblem[] {
  if (attributes.unchecked === undefined) return [];
  return [{line: 0, message: 'the fence gives no reason', expected: 'unchecked="why it cannot be checked"'}];
}

function languageProblems(fence: Fence, version: string): PageProblem[] {
  const {language} = fence;
  const check = CHECKS[language];
  if (check) return check(fence, version);
  if (UNCHECKED_LANGUAGES.includes(language)) return [];
  const message = language ? `there is no check for the language "${language}"` : 'the fence names no language';
  const expected = `one of ${[...Object.keys(CHECKS), ...UNCHECKED_LANGUAGES].join(', ')}, or unchecked="why"`;
  return [{line: 0, message, expected}];
}

/** Bodies of operations, and of `set_configuration` with its settings. */
function bodyProblems(
  {file, language, text, isResponse}: Fence,
  bodies?: OperationBodies,
  settings?: ConfigurationFiles,
) {
  if (isResponse) return [];
  const version = versionOfFile(file);
  return bodiesIn(language, text).flatMap(({body, linesBefore}) => {
    const found = bodies?.check(body, file) ?? (version ? operationNameProblems(body, version) : []);
    // Pages describe operations by their current names only.
    const problems = found.length > 0 && version && isFormerName(body, version) ? [] : found;
    return [...problems, ...(settings?.checkBody(body) ?? [])].map((problem) => ({
      ...problem,
      line: problem.line + linesBefore,
    }));
  });
}

/** JSON, bodies of raw HTTP requests, and the data arguments of curl. */
function bodiesIn(language: string, text: string): {body: string; linesBefore: number}[] {
  if (language === 'json') return [{body: text, linesBefore: 0}];
  if (language === 'http') return [readMessage(text)];
  if (language !== 'bash') return [];
  return [...text.matchAll(/(?<=\s(?:-d|--json|--data(?:-raw|-binary)?)[\s=]+')[^']*(?=')/g)].map(
    ({0: body, index}) => ({
      body,
      linesBefore: text.slice(0, index).split('\n').length - 1,
    }),
  );
}
