import {basename} from 'node:path/posix';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isOfOperations, OPERATIONS} from '../../../page-model/fixed-pages';
import {readDocs, type DocsPage} from '../../../page-model/read-docs';
import {groupBy} from '../../../lib/group-by';
import {publicName, versionOfFile} from '../../../lib/version-names';
import {readOperations} from './read-operations';
import type {Catalogue, Operation} from './types';

/** The catalogue of a version that Docusaurus has loaded; empty up to 4.1, which documented operations elsewhere. */
export async function catalogueOf({versionName, docs}: LoadedVersion, siteDir: string): Promise<Catalogue> {
  const own = docs.filter(({sourceDirName}) => sourceDirName === OPERATIONS);
  return buildCatalogue(publicName(versionName), await readDocs(siteDir, own));
}

/**
 * The catalogue of each version that has operation pages, from the sources of pages; `current` is that of `docs/`.
 * @throws Error naming file and line where an operation page does not have the required format
 */
export function cataloguesOf(pages: readonly Pick<DocsPage, 'file' | 'text'>[]): Map<string, Catalogue> {
  const own = pages.filter(({file}) => isOfOperations(file));
  const sources = own.map((page) => ({...page, url: basename(page.file)}));
  const versions = [...groupBy(sources, ({file}) => versionOfFile(file)!)];
  return new Map(versions.map(([version, section]) => [version, buildCatalogue(version, section)]));
}

/**
 * The catalogue of a docs version, its operations in alphabetical order.
 * @throws Error naming file and line where a page deviates from the form, or the file where it repeats an operation
 */
export function buildCatalogue(version: string, pages: DocsPage[]): Catalogue {
  const operations = pages.flatMap((page) => readOperations(page));
  // Two pages can define operations of the same name: native replication and NATS clustering share several.
  const idOf = ({name, page}: Operation) => (answering(operations, name).length === 1 ? name : `${name}.${page}`);
  const identified = operations.map((operation) => ({...operation, id: idOf(operation)}));
  const first = identified.find(({id}, position) => identified.findLastIndex((other) => other.id === id) > position);
  if (first) {
    const {file} = pages.find((candidate) => candidate.file.includes(`/${first.page}.md`))!;
    throw new Error(
      `${file}: the operation ${first.name} is described twice: expected one heading for each operation.`,
    );
  }
  return {version, operations: identified.toSorted((a, b) => (a.id < b.id ? -1 : 1))};
}

/** All operations that answer to a name, by their own name or an older one. */
export function operationsNamed({operations}: Catalogue, name: string): Operation[] {
  return answering(operations, name);
}

const answering = (operations: readonly Operation[], wanted: string): Operation[] =>
  operations.filter(({name, aliases}) => name === wanted || aliases.includes(wanted));
