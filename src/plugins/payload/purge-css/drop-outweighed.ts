import type {Container, Declaration, Root, Rule} from 'postcss';

/** The element of the mode is the root of the page. */
const elementOf = (selector: string): string => (selector === 'html[data-theme=dark]' ? ':root' : selector);

function isInLayer({parent}: Rule): boolean {
  let container: Container | undefined = parent;
  while (container && !(container.type === 'atrule' && 'name' in container && container.name === 'layer'))
    container = container.parent as Container | undefined;
  return container !== undefined;
}

/**
 * Leaves out what stands in a layer where a rule that is in none, and that applies always, sets the same property for the
 * same selector: it wins whatever the rest says. Infima is in a layer, and the styles of the site are not.
 */
export function dropOutweighed(root: Root): void {
  const winners = new Map<string, Set<string>>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    for (const selector of rule.selectors) {
      const properties = winners.get(selector) ?? new Set();
      rule.each((node) => void (node.type === 'decl' && properties.add(node.prop)));
      winners.set(selector, properties);
    }
  });
  const isOutweighed = ({prop, important}: Declaration, {selectors}: Rule) =>
    // A layer makes what is important there more so.
    !important && selectors.every((selector) => winners.get(elementOf(selector))?.has(prop));
  root.walkRules((rule) => {
    if (!isInLayer(rule)) return;
    rule.each((node) => void (node.type === 'decl' && isOutweighed(node, rule) && node.remove()));
    if (rule.nodes.length === 0) rule.remove();
  });
}
