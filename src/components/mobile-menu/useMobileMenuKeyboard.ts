import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keyboard behavior of the mobile menu: focus moves in when it opens, stays in while it is open, and goes back to the
 * button when it closes; Escape closes it.
 *
 * @param shown whether it is open
 * @param toggle closes it when it is open
 * @returns the ref of the menu's element
 */
export function useMobileMenuKeyboard(shown: boolean, toggle: () => void): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!shown || !element) return undefined;
    // Safari does not focus a button that is pressed.
    const {activeElement} = document;
    const opener = activeElement === document.body ? document.querySelector('.navbar__toggle') : activeElement;
    const release = makeRestInert(element);
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      release();
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
    // `toggle` is new on each render, but only opening and closing matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  return menu;
}

/** Takes everything but the menu and its backdrop out of the tab order; returns a function that restores it. */
function makeRestInert(menu: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  // Elements beside the site itself, such as a message at the edge of the window, stay within reach.
  for (let node = menu; node.parentElement && node.parentElement !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isPartOfMenu = sibling === node || sibling.classList.contains('navbar-sidebar__backdrop');
      if (isPartOfMenu || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => made.forEach((element) => (element.inert = false));
}
