/**
 * When a chunk of the first page cannot be loaded, the page is never hydrated and the failure would show only in the
 * console. The server's markup stays readable, so this tells the reader beside it and offers another try. Once hydrated,
 * the router handles failures itself: it reloads the page it navigates to.
 */

const isChunkError = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

function showError(error: Error): void {
  if (document.querySelector('.page-load-error')) return;
  const box = document.createElement('div');
  box.className = 'page-load-error';
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(message, retry);
  document.body.prepend(box);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const hydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
    if (!hydrated && isChunkError(event.reason)) showError(event.reason);
  });
}
