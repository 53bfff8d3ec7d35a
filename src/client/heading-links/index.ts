import {copyText} from '../copy-text';
import {say} from '../say';
import './styles.css';

/**
 * The # link of a heading, and that of an entry, also puts its address on the clipboard, and says so. One listener serves all
 * headings of all pages: the link itself is the theme's, and the router sets the fragment as it does for any link.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', async (event) => {
    const {target, ctrlKey, metaKey, shiftKey, altKey} = event;
    // With a key held, the reader asks for a new tab or window.
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target.closest<HTMLAnchorElement>('a.hash-link, .entries dt > a');
    if (!link) return;
    say((await copyText(link.href)) ? 'Link copied' : 'The link could not be copied. It is in the address bar.');
  });
}
