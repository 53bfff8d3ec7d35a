let opener: (() => void) | undefined;

/**
 * The open page shows what changed in it when the page's own menu or the version menu asks for it.
 *
 * @returns a function that ends this
 */
export function offerChanges(open: () => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Shows what changed in the open page; undefined where no older version of it can be compared. */
export function changesOpener(): (() => void) | undefined {
  return opener;
}
