import {useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent} from 'react';
import {isPlainClick} from './is-plain-click';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input, select, textarea, [tabindex="0"]';

interface Uses {
  /** Called instead of closing, because Escape may only leave a mode. */
  onEscape: () => void;
  onClose: () => void;
  /** Called when a link is followed here. */
  onFollow?: () => void;
}

/**
 * A modal dialog: the browser makes the rest of the page inert; Tab goes round inside; Escape, a press on the backdrop, and
 * followed links are reported.
 *
 * @returns what the `<dialog>` takes
 */
export function useDialog({onEscape, onClose, onFollow}: Uses) {
  const ref = useRef<HTMLDialogElement>(null);
  /** A selection that ends beside the dialog began inside. */
  const began = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    ref.current!.showModal();
    ref.current!.querySelector('input')?.focus();
  }, []);

  return {
    ref,
    tabIndex: -1,
    onClose,
    onKeyDownCapture(event) {
      if (event.key === 'Tab') keepInside(event);
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      // The browser would empty the field first, or close the dialog for good.
      event.preventDefault();
      onEscape();
    },
    // Of the browser's own ways to close (a gesture on a phone), the dialog hears this.
    onCancel(event) {
      event.preventDefault();
      onEscape();
    },
    onPointerDown: ({target}) => void (began.current = target),
    onClick(event) {
      const {target, currentTarget} = event;
      // Closed at once, the click would reach what is below.
      if (target === currentTarget && began.current === currentTarget) currentTarget.close();
      if (isPlainClick(event) && (target as Element).closest('a[href]:not([target])')) onFollow?.();
    },
  } satisfies ComponentProps<'dialog'>;
}

/** Without this, Tab would leave for the browser's own controls. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
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
