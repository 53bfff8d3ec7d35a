import {useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isComposing} from '@site/src/lib/is-composing';
import {isPlainClick} from './is-plain-click';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input, select, textarea, [tabindex="0"]';

interface Uses {
  /** Called instead of closing, because Escape may only leave a mode. */
  onEscape: () => void;
  onClose: () => void;
  /** Called when a link inside the dialog is followed. */
  onFollow?: () => void;
}

/**
 * A modal dialog: the browser makes the rest of the page inert; Tab cycles inside; Escape, a press on the backdrop, and
 * followed links are reported.
 *
 * @returns props for the `<dialog>`
 */
export function useDialog({onEscape, onClose, onFollow}: Uses) {
  const history = useHistory();
  const ref = useRef<HTMLDialogElement>(null);
  /** The element on which the press began: selecting text from inside to outside must not close the dialog. */
  const began = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    ref.current!.showModal();
    ref.current!.querySelector('input')?.focus({preventScroll: true});
  }, []);

  return {
    ref,
    tabIndex: -1,
    onClose,
    onKeyDownCapture(event) {
      if (event.key === 'Tab') keepInside(event);
      if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
      // Otherwise the browser would clear the field first, or close the dialog outright.
      event.preventDefault();
      onEscape();
    },
    // Sent when the browser itself closes the dialog, such as by a gesture on a phone.
    onCancel(event) {
      event.preventDefault();
      onEscape();
    },
    onPointerDown: ({target}) => void (began.current = target),
    onClick(event) {
      const {target, currentTarget} = event;
      // Closing already on pointerdown would let the click reach the page below.
      if (target === currentTarget && began.current === currentTarget) currentTarget.close();
      if (isPlainClick(event) && (target as Element).closest('a[href]:not([target])')) onFollow?.();
    },
    // The page that a link leads to takes the entry in the history that the dialog has. Results do so themselves.
    onClickCapture(event) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [role])');
      if (!link || !isPlainClick(event) || link.origin !== window.location.origin) return;
      event.preventDefault();
      history.replace(link.pathname + link.search + link.hash);
    },
  } satisfies ComponentProps<'dialog'>;
}

/** Keeps Tab from leaving for the browser's own controls. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const targets = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // Hidden elements have no box.
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [targets[0], targets.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (!leaves && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
