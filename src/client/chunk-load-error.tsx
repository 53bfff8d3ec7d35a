/**
 * If a chunk of the first page fails to load, the page is never hydrated and the failure would show only in the
 * console. The server's markup stays readable, so this adds a message with a Retry button above it. Once the page is
 * hydrated, the router handles failures itself: it reloads the page it navigates to.
 */

import ChunkLoadError from '@site/src/components/ChunkLoadError';
import {createRoot} from 'react-dom/client';

const isChunkLoadError = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

let isShown = false;

function showError(error: Error): void {
  if (isShown) return;
  isShown = true;
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(<ChunkLoadError error={error} />);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const hydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
    if (!hydrated && isChunkLoadError(event.reason)) showError(event.reason);
  });
}
