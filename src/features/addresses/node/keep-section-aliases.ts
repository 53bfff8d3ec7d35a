import {relative} from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {sectionAliasesOf, type SectionAliases} from '../section-aliases-of';

interface Page {
  path: string;
  fail: (message: string) => never;
}

/** The distance from the top of the window at which Docusaurus puts a heading. */
const BELOW_NAVBAR = 'scroll-margin-top:calc(var(--ifm-navbar-height) + 0.5rem)';

/**
 * Rehype plugin: keeps the former ids of sections. If the section is still on the page, its heading gets the former id
 * as well; if `to` is `#`, the top of the page does; if the section moved to another page, a hidden link with the id
 * takes its place, and src/client/arrival.ts follows it. Docusaurus checks these like any other anchors and links.
 *
 * @param latestVersion the version whose addresses have no number
 * @returns the plugin without options: Docusaurus sends the options of all plugins to every reader
 */
export default function keepAliases(aliases: readonly SectionAliases[], latestVersion: string) {
  return () => (tree: Root, page: Page) => {
    const file = relative(process.cwd(), page.path).replaceAll('\\', '/');
    const own = sectionAliasesOf(file, latestVersion, aliases);
    if (own.length === 0) return;
    const elements = new Map<string, Element>();
    visit(tree, 'element', (element) => {
      const {id} = element.properties;
      if (typeof id === 'string') elements.set(id, element);
    });
    for (const {id, to} of own) {
      // An older version of the page may still have it.
      if (elements.has(id)) continue;
      if (!to.startsWith('#')) {
        tree.children.push(elementOf('a', {id, href: to, hidden: true}));
        continue;
      }
      const place = to === '#' ? tree : elements.get(to.slice(1));
      if (!place)
        page.fail(
          `src/features/addresses/data/section-aliases.ts leads #${id} to ${to}, which isn't a section of this page.`,
        );
      place.children.unshift(elementOf('span', {id, style: BELOW_NAVBAR}));
    }
  };
}

function elementOf(tagName: string, properties: Element['properties']): Element {
  return {type: 'element', tagName, properties, children: []};
}
