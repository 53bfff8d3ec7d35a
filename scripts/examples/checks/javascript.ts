import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {compareVersions} from '../../../src/lib/compare-versions';
import {groupBy} from '../../../src/lib/group-by';
import {resourceTypes} from '../../../src/features/availability';
import {declarationsOf} from '../declarations-of';
import type {PageProblem, Fence} from '../types';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Names that are declared for all samples. */
const GLOBALS = 'auth contentTypes createBlob databases logger Resource server tables transaction'.split(' ');

/** The fence languages that TypeScript checks, which are also its file extensions. */
export const SCRIPTS = ['js', 'jsx', 'ts', 'tsx'];

/** The packages and files that a sample imports do not exist here; their exports count as any. */
const MODULE_NOT_FOUND = new Set([2307, 2792, 7016]);

/**
 * JavaScript declares no types, and what the compiler infers, such as from the first item of a list or from a DOM
 * event, is narrower than what works.
 */
const INFERRED_TYPES = new Set([2322, 2739, 2740, 2741, 2769]);

/**
 * Type-checks JavaScript and TypeScript fences against what their version declares, with one run of the compiler for
 * all versions that declare the same.
 *
 * @param versionOf the version that a fence is about
 * @returns the problems of each fence that has any
 */
export async function checkScripts(
  fences: Fence[],
  versionOf: (fence: Fence) => string,
): Promise<Map<Fence, PageProblem[]>> {
  const groups = groupBy(fences, (fence) => declarationsOf(versionOf(fence)));
  const checked = await Promise.all(
    [...groups].map(([declarations, group]) => checkGroup(group, declarations, versionOf(group[0]!))),
  );
  return new Map(checked.flatMap((problems) => [...problems]));
}

async function checkGroup(fences: Fence[], declarations: string, version: string): Promise<Map<Fence, PageProblem[]>> {
  const problems = new Map<Fence, PageProblem[]>();
  const directory = await mkdtemp(join(tmpdir(), 'examples-'));
  try {
    const byFile = await writeSamples(directory, fences, declarations);
    await writeFile(join(directory, 'declarations.d.ts'), declarations);
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(compilerSettings()));
    for (const {file, line, code, message} of await diagnose(directory)) {
      const same = byFile.get(file);
      if (!same) throw new Error(`The TypeScript compiler refuses ${file}: ${message}`);
      if (MODULE_NOT_FOUND.has(code) && !message.includes("'harperdb'")) continue;
      if (INFERRED_TYPES.has(code) && /\.jsx?$/.test(file)) continue;
      const expected = `code that type-checks against scripts/examples/declarations as of ${version}`;
      const problem = {line, message: `TS${code}: ${message.replace(/\.$/, '')}`, expected};
      for (const fence of same) problems.set(fence, [...(problems.get(fence) ?? []), problem]);
    }
    return problems;
  } finally {
    await rm(directory, {recursive: true, force: true});
  }
}

/** Versions share most of their samples: each text is compiled once. */
async function writeSamples(directory: string, fences: Fence[], declarations: string): Promise<Map<string, Fence[]>> {
  const contentOf = (fence: Fence) => {
    const text = declarations.includes('type RouteModule =') ? withTypedRoutes(fence) : fence.text;
    return `${fence.language}\n${text}\n${namesFromBefore(fence, fences)}`;
  };
  const byFile = new Map<string, Fence[]>();
  await mkdir(join(directory, 'samples'));
  for (const [content, same] of groupBy(fences, contentOf)) {
    const file = `samples/${byFile.size}.${same[0]!.language}`;
    byFile.set(file, same);
    await writeFile(join(directory, file), content.replace(/^.*\n/, ''));
  }
  return byFile;
}

/** A function assigned to `module.exports` gets no types from a declaration, but a constant does. */
function withTypedRoutes({text, attributes}: Fence): string {
  if (!attributes.title?.startsWith('routes/')) return text;
  return text.replace(/^module\.exports = (?=async )/m, '/** @type {RouteModule} */ const routes = ');
}

/** A page shows a file in pieces: names that an earlier fence of the page declares exist in the later ones. */
function namesFromBefore(fence: Fence, fences: Fence[]): string {
  const own = new Set([...GLOBALS, ...declaredNames(fence.text)]);
  const earlier = fences.slice(0, fences.indexOf(fence)).filter(({file}) => file === fence.file);
  const names = new Set(earlier.flatMap(({text}) => declaredNames(text)));
  const used = [...names].filter((name) => !own.has(name) && new RegExp(`\\b${name}\\b`).test(fence.text));
  return used.map((name) => `var ${name} = /** @type {any} */ (undefined);\n`).join('');
}

/** Names that a sample declares or imports at the top level. */
function declaredNames(text: string): string[] {
  const declarations =
    /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:class|function\*?|const|let|var|interface|type) (\w+)/gm;
  const lists = /^(?:export )?(?:declare )?(?:(?:const|let|var) |import (?:\w+, )?)\{([^}]*)\}/gm;
  const imports = /^import (?:\* as )?(\w+)/gm;
  const single = [declarations, imports].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!));
  const listed = [...text.matchAll(lists)].flatMap((match) =>
    match[1]!.split(',').flatMap((part) => /(\w+)\s*$/.exec(part.replace(/=.*$/, ''))?.[1] ?? []),
  );
  return [...single, ...listed];
}

function compilerSettings(): object {
  return {
    compilerOptions: {
      target: 'esnext',
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      lib: ['esnext', 'dom', 'dom.iterable'],
      jsx: 'preserve',
      allowJs: true,
      checkJs: true,
      // Samples are short: they need not annotate every parameter.
      strict: false,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: ['samples', 'declarations.d.ts'],
  };
}

/** The compiler checks types only if every file parses, so a second run does without the files that do not. */
async function diagnose(directory: string): Promise<Diagnostic[]> {
  const first = parseDiagnostics(await compile(directory));
  const isSyntax = ({code}: Diagnostic) => (code >= 1000 && code < 2000) || (code >= 8000 && code < 9000);
  const faulty = new Set(first.filter(isSyntax).map(({file}) => file));
  if (faulty.size === 0) return first;
  await Promise.all([...faulty].map((file) => rm(join(directory, file), {force: true})));
  return [...first.filter(isSyntax), ...parseDiagnostics(await compile(directory))];
}

async function compile(directory: string): Promise<string> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['-p', '.', '--pretty', 'false'];
  const run = promisify(execFile)(process.execPath, [compiler, ...options], {cwd: directory, maxBuffer: 2 ** 26});
  return run.then(
    ({stdout}) => stdout,
    (error: {stdout?: string; message: string}) => {
      if (!error.stdout) throw new Error(`The TypeScript compiler did not run: ${error.message}`);
      return error.stdout;
    },
  );
}

interface Diagnostic {
  file: string;
  line: number;
  code: number;
  message: string;
}

function parseDiagnostics(output: string): Diagnostic[] {
  return output.split('\n').flatMap((text) => {
    const match = /^(\S.*?)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(text);
    if (!match && text.startsWith('error TS')) throw new Error(`The TypeScript compiler failed: ${text}`);
    if (!match) return [];
    const [, file, line, code, message] = match as unknown as [string, string, string, string, string];
    return [{file: file.replaceAll('\\', '/'), line: Number(line), code: Number(code), message}];
  });
}

/** First version whose methods can take the target of a request. */
const TARGETS = String(resourceTypes.RequestTarget!.since);

/** A method of a class that takes the target first. */
const METHOD = /^\s+(?:static )?(?:async )?(?:get|put|patch|post|delete|publish|search|connect|update)\(target\b/;

/**
 * Finds resource methods written as in later versions. The compiler ignores parameter names, so `put(target, data)`
 * would pass where the version calls `put(data, query)`.
 */
export function instanceStyleProblems({text}: Fence, version: string): PageProblem[] {
  if (compareVersions(version, TARGETS) >= 0) return [];
  const message = `methods of resources take a target since ${TARGETS} only`;
  const expected = '(query), (data, query) or the like, and `this` for the record';
  return text.split('\n').flatMap((line, at) => (METHOD.test(line) ? [{line: at + 1, message, expected}] : []));
}
