/**
 * Lets React work on a page that something else has changed. A translator of the browser wraps texts, so what React
 * wants to remove, or to insert something before, may not be where React left it. The DOM then throws, and the page
 * would be replaced by a message. Our own parts keep changing text in elements of its own; this is for the others.
 */

/** The child of `parent` that a node is now in, if any. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

if (typeof Node === 'function') {
  // They are called with the node that they belong to.
  // oxlint-disable-next-line typescript/unbound-method
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function removeWhereverItIs<T extends Node>(this: Node, child: T): T {
    // The removed node is gone already.
    if (child?.parentNode && child.parentNode !== this && childAround(this, child)) child.parentNode.removeChild(child);
    else if (child?.parentNode === this || !(child instanceof Node)) removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeWhatIsThere<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    const isHere = !reference || reference.parentNode === this;
    insertBefore.call(this, node, isHere ? reference : childAround(this, reference));
    return node;
  };
}
