import './styles.css';

/**
 * The # link of a heading, and that of an entry, also puts its address on the clipboard, and says so. One listener serves all headings of all
 * pages: the link itself is the theme's, and the router sets the fragment as it does for any link.
 */

/** Long enough to be read. */
const SHOWN_FOR = 2500;

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Where screen readers hear of it. The element has to be there before its words are. */
function createStatus(): HTMLElement {
  const status = document.createElement('div');
  status.className = 'heading-link-status';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

if (typeof document !== 'undefined') {
  let status: HTMLElement | undefined;
  const findLink = ({target}: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link, .entries dt > a') : null;

  document.addEventListener('focusin', (event) => {
    if (findLink(event)) status ??= createStatus();
  });
  document.addEventListener('click', async (event) => {
    const link = findLink(event);
    // With a key held, the reader asks for a new tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const region = (status ??= createStatus());
    region.textContent = '';
    // A page that was not loaded securely has no clipboard at all; another one may lack the permission.
    const isCopied = await navigator.clipboard?.writeText(link.href).then(
      () => true,
      () => false,
    );
    region.textContent = isCopied ? 'Link copied' : 'The link could not be copied. It is in the address bar.';
    clearTimeout(clearing);
    clearing = setTimeout(() => (region.textContent = ''), SHOWN_FOR);
  });
}
