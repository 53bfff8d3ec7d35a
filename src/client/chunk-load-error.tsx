/**
 * If a chunk of the first page fails to load, the page is never hydrated and the failure would show only in the
 * console. The server's markup stays readable, so this adds a message with a Retry button above it. Once the page is
 * hydrated, the router handles failures itself: it reloads the page it navigates to.
 */

import ChunkLoadError from '@site/src/components/ChunkLoadError';
import {createRoot} from 'react-dom/client';

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

let isShown = false;

function showError(error: Error): void {
  if (isShown) return;
  isShown = true;
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(<ChunkLoadError error={error} />);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!isHydrated() && reason instanceof Error && reason.name === 'ChunkLoadError') showError(reason);
  });
  // The page also waits for its styles. The event of an element does not bubble.
  window.addEventListener(
    'error',
    ({target}) => {
      const isStyle = target instanceof HTMLLinkElement && target.relList.contains('stylesheet');
      if (!isHydrated() && isStyle) showError(new Error(`Loading the styles ${target.href} failed.`));
    },
    {capture: true},
  );
}
