import {useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {nextPosition} from './next-position';

/**
 * A button that shows and hides a list of links or buttons. Arrow keys, Home and End move through the list and open it, Escape
 * closes it and goes back to the button.
 *
 * @param isFloating the list lies over the page: it closes when the reader turns to something else
 * @returns the state, refs and handlers for the element around both, the button and the list
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

  /** Closes the list; the focus must not stay on what is hidden now. */
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
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
    links[position]?.focus();
  };

  const onBlur = ({relatedTarget}: FocusEvent) => {
    // When a page has opened, Docusaurus moves the focus by script, and maybe after the reader has pressed the button: nobody
    // turns to something else by what only scripts can focus.
    const isReached = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0;
    if (isFloating && isReached && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return {isOpen, toggle: () => setOpen(!isOpen), close, root, button, list, handlers: {onKeyDown, onBlur}};
}
