import {useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {nextPosition} from './next-position';

/**
 * A button that shows and hides a list of links or buttons. Arrow keys open the list and, like Home and End, move
 * through it; Escape closes it and returns to the button.
 *
 * @param isFloating whether the list overlays the page: it then closes when the reader turns to something else
 * @returns the state, refs, and handlers for the button, the list, and the element around both
 */
export function useDisclosure<Root extends HTMLElement, List extends HTMLElement>(isFloating: boolean) {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<List>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !isFloating) return undefined;
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, isFloating]);

  /** Closes the list and focuses the button, since the focus must not stay on something hidden. */
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({preventScroll: true});
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Within the mobile menu, the first Escape closes the list and the second one the menu.
      event.stopPropagation();
      close();
      return;
    }
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const position = nextPosition(
      event.key,
      links.findIndex((link) => link === document.activeElement),
      links.length,
    );
    const opens = event.key.startsWith('Arrow');
    if (position === undefined || (!isOpen && !opens)) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    links[position]?.focus({preventScroll: isFloating});
  };

  const onBlur = ({relatedTarget}: FocusEvent) => {
    // After a page opens, Docusaurus moves the focus by script, perhaps after the reader has pressed the button: focus
    // on something that only scripts can focus does not mean that the reader has turned to something else.
    const isReached = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0;
    if (isFloating && isReached && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return {isOpen, toggle: () => setOpen(!isOpen), close, root, button, list, handlers: {onKeyDown, onBlur}};
}
