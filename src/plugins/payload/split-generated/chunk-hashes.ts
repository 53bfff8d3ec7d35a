import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {hashesPlaceholder} from './write-modules';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** A module of the bundler's runtime: Rspack lets its text be read and replaced. */
interface RuntimeModule {
  source?: {source: Uint8Array};
}

interface Options {
  bundler: Bundler;
  /** Section that owns a chunk, by the chunk's name. */
  owners: Map<string, string>;
  sections: string[];
  /** Chunks of pages that a table does not name, in their order, by the section's name. */
  unnamed: Map<string, string[]>;
  /** Called when files are written, with those that a chunk's import loads, by the chunk's name. */
  onFiles: (files: Map<string, string[]>) => void;
}

const NAME = 'split-generated';
const RUNTIME_CHUNK = 'runtime~main';
const KEPT_PLACEHOLDER = '__HASHES_KEPT__';
const FILE_NAME = '"assets/js/" + chunkId + "." + chunkId + ".js"';
const SPLIT_FILE_NAME = `"assets/js/" + chunkId + "." + ("${KEPT_PLACEHOLDER}"[chunkId] || (globalThis.chunkHashes || {})[chunkId]) + ".js"`;
const COMMENT = String.raw`(?:/\*(?:(?!\*/).)*\*/ ?)?`;
const LOAD = String.raw`__webpack_require__\.e\(${COMMENT}"[^"]+"\)`;
/** An import as the bundler writes it: what loads its chunks, and the number of the module. */
const IMPORT = new RegExp(
  String.raw`\(\) ?=> ?(${LOAD}|Promise\.all\(${COMMENT}\[${LOAD}(?:, ?${LOAD})*\]\))` +
    String.raw`\.then\(__webpack_require__\.bind\(__webpack_require__, ${COMMENT}"?(\d+)"?\)\)`,
  'g',
);
const CHUNK_IDS = /chunkId = (\{.*\})\[chunkId\]\|\|chunkId;/;

/**
 * Moves the hashes in the names of chunk files from the bundler's runtime, which every reader loads, to the tables.
 *
 * Two steps, because the hashes are known late: when the runtime's functions are written, a placeholder takes the place
 * of the list; before files are minified, placeholders are filled. The hashes are those of that moment; the bundler
 * replaces them by the final ones everywhere, and gives the tables and the runtime names that follow their new content.
 *
 * Needs `chunkIds: 'named'`, where a chunk's id is its name. Where the runtime is not written as expected, it stays as it
 * is, with a warning. What is not as expected after that would be a broken site, and stops the build.
 */
export class ChunkHashes {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const {bundler, onFiles} = this.#options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let isSplit = false;
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (chunk.name !== RUNTIME_CHUNK) return;
        const {source} = module as unknown as RuntimeModule;
        if (!source) return;
        const replaced = replaceInRuntime(Buffer.from(source.source).toString('utf8'));
        if (replaced === undefined) return;
        source.source = Buffer.from(replaced.text, 'utf8');
        isSplit ||= replaced.isFileName;
      });
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        if (isSplit) this.#fill(compilation);
        else
          warn(
            compilation,
            'the bundler names its files in an unexpected way, so that their list stays in the runtime',
          );
      });
    });
    // What several chunks share is in chunks of its own, which belong to the group of each.
    compiler.hooks.afterEmit.tap(NAME, ({namedChunkGroups}) =>
      onFiles(new Map([...namedChunkGroups].map(([name, group]) => [name, loaded(group.getFiles())]))),
    );
  }

  #fill(compilation: Compilation): void {
    const {bundler, owners, sections, unnamed} = this.#options;
    const kept: Record<string, string> = {};
    const owned = new Map<string, Record<string, string>>(sections.map((name) => [name, {}]));
    // The order of the bundler differs from build to build.
    const chunks = [...compilation.chunks].toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    for (const chunk of chunks) {
      const id = String(chunk.id);
      if (chunk.name === RUNTIME_CHUNK || chunk.name === 'main') continue;
      for (const file of chunk.files) {
        if (!file.endsWith('.js')) continue;
        const hash = /^assets\/js\/(.+)\.([0-9a-f]+)\.js$/.exec(file);
        if (hash?.[1] !== id) throw new Error(`${NAME}: the chunk ${id} has the unexpected file ${file}`);
        (owned.get(owners.get(id) ?? '') ?? kept)[id] = hash[2]!;
      }
    }
    const fill = (chunk: string, placeholder: string, hashes: object, shorten = (code: string) => code) => {
      const [file] = scripts(chunks.find(({name}) => name === chunk)?.files ?? []);
      const text = file && compilation.getAsset(file)?.source.source().toString();
      const parts = text?.split(`"${placeholder}"`) ?? [];
      if (!file || parts.length !== 2)
        throw new Error(`${NAME}: the chunk ${chunk} does not have its placeholder once`);
      compilation.updateAsset(file, new bundler.sources.RawSource(shorten(parts.join(JSON.stringify(hashes)))));
    };
    fill(RUNTIME_CHUNK, KEPT_PLACEHOLDER, kept);
    for (const [section, hashes] of owned) {
      const pages = unnamed.get(section) ?? [];
      const others = Object.entries(hashes).filter(([chunk]) => !pages.includes(chunk));
      const listed = pages.map((chunk) => hashes[chunk] ?? missing(chunk)).join(',');
      fill(section, hashesPlaceholder(section), [listed, Object.fromEntries(others)], (code) => {
        const shortened = shortenImports(code, pages);
        if (pages.length > 0 && shortened === code)
          warn(compilation, `the bundler writes imports in an unexpected way, so that ${section} is larger`);
        return shortened;
      });
    }
  }
}

function missing(chunk: string): never {
  throw new Error(`${NAME}: the page ${chunk} has no chunk`);
}

/** Leaves of each import of these chunks what does not follow from the page: see `Content` in the client. */
export function shortenImports(code: string, chunks: readonly string[]): string {
  const wanted = new Set(chunks);
  return code.replaceAll(IMPORT, (written, loads: string, module: string) => {
    const loaded = [...loads.matchAll(/"([^"]+)"/g)].map(([, chunk = '']) => chunk);
    const others = loaded.filter((chunk) => !wanted.has(chunk));
    if (others.length !== loaded.length - 1) return written;
    return others.length === 0 ? module : JSON.stringify([Number(module), ...others]);
  });
}

/** The new text of a runtime module, or undefined for one that has nothing to do with names of files. */
export function replaceInRuntime(text: string): {text: string; isFileName: boolean} | undefined {
  if (text.includes(FILE_NAME)) return {text: text.replace(FILE_NAME, () => SPLIT_FILE_NAME), isFileName: true};
  const [statement, list] = CHUNK_IDS.exec(text) ?? [];
  if (statement === undefined || list === undefined) return undefined;
  // Docusaurus' own list of ids by name says nothing where both are the same.
  const isNeeded = Object.entries(JSON.parse(list) as Record<string, string>).some(([name, id]) => name !== id);
  return isNeeded ? undefined : {text: text.replace(statement, ''), isFileName: false};
}

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
const loaded = (files: Iterable<string>) => [...files].filter((file) => /\.(?:js|css)$/.test(file));

function warn(compilation: Compilation, message: string): void {
  compilation.warnings.push(new Error(`${NAME}: ${message}`));
}
