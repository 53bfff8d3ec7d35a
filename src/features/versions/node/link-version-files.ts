import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {publicName, versionOfFile, WORKING_COPY} from '../../../lib/version-names';

interface Options {
  /** Origin of the site. */
  url: string;
  baseUrl: string;
}

/** The address of a version's file, as pages write it. */
const LINK = /^(pathname:\/\/)?\/docs\/api\/[^/]+\//;
const COMMENT = /^# yaml-language-server: \$schema=\/docs\/api\/[^/]+\//m;

/**
 * Remark plugin: points links to `/docs/api/<any version>/…` at the files of the page's own version, and completes the
 * address in the comment that names the schema for an editor.
 *
 * So a page can stay the same from version to version, and an editor gets an address that it can load.
 */
export default function linkFiles({url, baseUrl}: Options) {
  return (tree: Root, {path}: {path: string}) => {
    const folder = `docs/api/${publicName(versionOfFile(path) ?? WORKING_COPY)}/`;
    visit(tree, ['link', 'code'], (node) => {
      // The prefix makes Docusaurus treat the address as a file rather than a page.
      if (node.type === 'link') node.url = node.url.replace(LINK, `pathname:///${folder}`);
      if (node.type === 'code') {
        node.value = node.value.replace(COMMENT, () => `# yaml-language-server: $schema=${url}${baseUrl}${folder}`);
      }
    });
  };
}
