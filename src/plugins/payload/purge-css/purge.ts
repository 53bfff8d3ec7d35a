import {parse, type Root} from 'postcss';
import {dropOutweighed} from './drop-outweighed';
import {settleProperties} from './settle-properties';

/** Finds which of these names a text of scripts holds as a whole word. */
export type FindNames = (names: Set<string>) => Set<string>;

/** Of parts of the theme that are in the scripts, but have nothing to show: no page has tags. */
const UNUSED = /^tag(?:s|Regular|WithCount)?_/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/**
 * Leaves out of a style sheet the rules for classes that nothing can have and what other rules always outweigh, and then
 * what custom properties can do without.
 *
 * @param css minified
 * @param find finds the classes and custom properties that the scripts of the site speak of
 */
export function purge(css: string, find: FindNames): string {
  const root = parse(css);
  removeRules(root, find);
  dropOutweighed(root);
  settleProperties(root, find);
  // An empty layer still has its place among the others.
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.name !== 'layer' && rule.remove()));
  return root.toString();
}

/** Classes that an element must have, or be inside of, for the selector to apply. */
function neededClasses(selector: string): string[] {
  // One of several is enough within these, and none is wanted within `:not`.
  const plain = selector
    .replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function removeRules(root: Root, find: FindNames): void {
  const classes = new Set<string>();
  root.walkRules(({selectors}) => selectors.flatMap(neededClasses).forEach((name) => classes.add(name)));
  const found = find(classes);
  classes.forEach((name) => void (UNUSED.test(name) && found.delete(name)));
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => neededClasses(selector).every((name) => found.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}
