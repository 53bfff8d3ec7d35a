import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {publicName, versionOfFile, WORKING_COPY} from '../lib/versions/version-names';

interface Options {
  /** Origin of the site. */
  url: string;
  baseUrl: string;
}

/** An address of a file of a version, as pages write it. */
const LINK = /^(pathname:\/\/)?\/docs\/api\/[^/]+\//;
const COMMENT = /^# yaml-language-server: \$schema=\/docs\/api\/[^/]+\//m;

/**
 * Remark plugin: leads links to `/docs/api/<any version>/…` to the files of the page's own version, and completes the
 * address in the comment that tells an editor its schema.
 *
 * A page stays the same from version to version, and an editor gets an address that it can load.
 */
export default function linkFiles({url, baseUrl}: Options) {
  return (tree: Root, {path}: {path: string}) => {
    const folder = `docs/api/${publicName(versionOfFile(path) ?? WORKING_COPY)}/`;
    visit(tree, ['link', 'code'], (node) => {
      // The prefix tells Docusaurus that the address is a file and not a page.
      if (node.type === 'link') node.url = node.url.replace(LINK, `pathname:///${folder}`);
      if (node.type === 'code') {
        node.value = node.value.replace(COMMENT, () => `# yaml-language-server: $schema=${url}${baseUrl}${folder}`);
      }
    });
  };
}
