import {copyText} from '@site/src/components/clipboard/copy-text';
import {announce} from '@site/src/components/messages/announce';
import './styles.css';

/**
 * The # link of a heading or an entry also copies its address to the clipboard and says so. One listener serves every
 * heading on every page: the link itself is the theme's, and the router sets the fragment as it does for any link.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', async (event) => {
    const {target, ctrlKey, metaKey, shiftKey, altKey} = event;
    // With a modifier key, the reader wants a new tab or window.
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target.closest<HTMLAnchorElement>('a.hash-link, .entries dt > a');
    if (!link) return;
    announce((await copyText(link.href)) ? 'Link copied' : 'Couldn’t copy the link. Copy it from the address bar.');
  });
}
