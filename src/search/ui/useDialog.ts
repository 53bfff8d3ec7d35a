import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * A modal dialog: the browser makes the rest of the page inert; Tab goes round inside; Escape and a press on the
 * backdrop are reported.
 *
 * @param onEscape called instead of closing, because Escape may only leave a mode; with the event, which goes on otherwise
 */
export function useDialog(onEscape: (event: Event) => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });

  useLayoutEffect(() => {
    const element = dialog.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(element, event);
      if (event.key !== 'Escape' || event.isComposing) return;
      // The browser would empty the field first, or close the dialog for good.
      event.preventDefault();
      latest.current(event);
    };
    // Of the browser's own ways to close (a gesture on a phone), the dialog hears this.
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest.current(event);
    };
    // A selection that ends beside the dialog began inside. Closed at once, the click would reach what is below.
    let began: EventTarget | null = null;
    const onPointerDown = ({target}: PointerEvent) => (began = target);
    const onClick = ({target}: MouseEvent) => {
      if (target === element && began === element) element.close();
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('cancel', onCancel);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    element.showModal();
    element.querySelector('input')?.focus();
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
    };
  }, []);
  return dialog;
}

/** Without this, Tab would leave for the browser's own controls. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const targets = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // What is hidden has no box.
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [targets[0], targets.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
