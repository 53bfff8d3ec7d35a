import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {SectionAlias} from '../data/section-aliases';

interface Options {
  aliases: readonly SectionAlias[];
}

interface Page {
  path: string;
  fail: (message: string) => never;
}

/** As far below the top of the window as Docusaurus puts a heading. */
const BELOW_NAVBAR = 'scroll-margin-top:calc(var(--ifm-navbar-height) + 0.5rem)';

/**
 * Rehype plugin: keeps ids that sections had. Where the section is on the same page, its heading gets the former id as well;
 * where it went with a page that was deleted, so does the beginning of the page; where it moved to another page, a hidden link with the id is left, which src/client/arrival.ts follows. Docusaurus checks
 * both as it checks other anchors and links.
 */
export default function keepAliases({aliases}: Options) {
  return (tree: Root, page: Page) => {
    const source = page.path.replaceAll('\\', '/');
    const own = aliases.filter((alias) => source.endsWith(`/${alias.source}`));
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
      if (!place) page.fail(`src/data/section-aliases.ts leads #${id} to ${to}, which is no section of this page.`);
      place.children.unshift(elementOf('span', {id, style: BELOW_NAVBAR}));
    }
  };
}

function elementOf(tagName: string, properties: Element['properties']): Element {
  return {type: 'element', tagName, properties, children: []};
}
