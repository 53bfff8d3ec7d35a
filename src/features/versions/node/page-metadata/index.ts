import {createRequire} from 'node:module';
import docsPlugin, {
  validateOptions,
  type DocMetadata,
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {isOfOperations} from '../../../../page-model/fixed-pages';
import {readDocs} from '../../../../page-model/read-docs';
import {pageMoves} from '../../data/page-moves';
import {readSidebars} from '../../../../page-model/sidebar-trails';
import slimDocs from '../slim-docs';
import withToolPages, {type ToolPage} from '../tool-pages';
import {canonicalPages} from './canonical-pages';
import {pageTitles} from './page-title';

/** The facts that a page has about itself in addition to the metadata of the docs plugin. */
export interface PageMetadata {
  /** Unique title for browsers and search engines. */
  headTitle: string;
  /** Address of the page of the latest version that says the same; nothing where there is none. */
  canonical?: string;
  /** True if it shows requests of operations, which are next to the text where there is room. */
  hasOperations?: true;
}

/** The text after the titles of pages, by the id of their instance; the pages of other instances have the version. */
const SECTION_NAMES: Record<string, string | undefined> = {
  'release-notes': 'Harper release notes',
  fabric: 'Harper Fabric',
};

type DescribedDoc = DocMetadata & {facts?: PageMetadata};

/** Returns true if src/features/api/node/group-operation-examples.ts finds a request in a page. */
const hasOperations = (file: string, text: string): boolean => isOfOperations(file) && /^\*\*Request\*\*/m.test(text);

type Options = PluginOptions & {
  /** Pages that features make from those of the instance. */
  tools: readonly ToolPage[];
};

/** The docs plugin, with more in the metadata of each page: see `PageMetadata`. */
async function docsWithMetadata(context: LoadContext, options: Options): Promise<Plugin> {
  const docs = (await docsPlugin(context, options)) as Plugin;
  const plugin = slimDocs(withToolPages(docs, options.tools, options, context));
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      await addMetadata(content, options.id, context.siteDir);
      forgetSidebars(content);
      return content;
    },
  };
}

/**
 * Under `npm start`, Docusaurus rereads a sidebar file that has changed; but Node.js keeps what it has read from
 * JSON, the format for released versions.
 */
function forgetSidebars({loadedVersions}: LoadedContent): void {
  const {cache} = createRequire(__filename);
  for (const {sidebarFilePath} of loadedVersions) if (sidebarFilePath) delete cache[sidebarFilePath];
}

async function addMetadata({loadedVersions}: LoadedContent, instance: string, siteDir: string): Promise<void> {
  const sources = await Promise.all(
    loadedVersions.map(async ({versionName, docs}) => ({versionName, pages: await readDocs(siteDir, docs)})),
  );
  const latest = sources[loadedVersions.findIndex(({isLast}) => isLast)];
  for (const [position, version] of loadedVersions.entries()) {
    const own = sources[position]!;
    const titles = titlesOf(version, SECTION_NAMES[instance]);
    const canonical = latest && own !== latest ? canonicalPages(own, latest, pageMoves) : new Map<string, string>();
    for (const [at, doc] of (version.docs as DescribedDoc[]).entries()) {
      const same = canonical.get(doc.id);
      const {file, text} = own.pages[at]!;
      doc.facts = {
        headTitle: titles.get(doc.id)!,
        ...(same !== undefined && {canonical: same}),
        ...(hasOperations(file, text) && {hasOperations: true}),
      };
    }
  }
}

function titlesOf({docs, sidebars, label}: LoadedVersion, sectionName: string | undefined): Map<string, string> {
  const {trails} = readSidebars(sidebars, () => '');
  const pages = docs.map(({id, title}) => ({id, title, trail: trails.get(id) ?? []}));
  return sectionName
    ? pageTitles(pages, sectionName, sectionName)
    : pageTitles(pages, `Harper ${label}`, `Harper ${label} documentation`);
}

/** The docs plugin knows only its own options. */
const validate: typeof validateOptions = ({options, ...context}) => {
  const {tools = [], ...own} = options as Partial<Options>;
  return {...validateOptions({...context, options: own}), tools};
};

export default Object.assign(docsWithMetadata, {validateOptions: validate}) as unknown as PluginModule;
