import {escapeHtml} from '../../../lib/escape-html';

interface PageLink {
  address: string;
  title: string;
}

interface OfflinePage {
  /** Random, for the Content Security Policy, because the style is inline. */
  nonce: string;
  versions: PageLink[];
  /** Pages that the reader has read, newest first. */
  pages: PageLink[];
}

const STYLE = `:root{color-scheme:light dark}
body{max-width:42rem;margin:0 auto;padding:3rem 1.25rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.25}
h2{margin-top:2rem;font-size:1.125rem}
ul{padding-left:1.25rem}
li{overflow-wrap:anywhere}`;

/** The Content Security Policy of the page, sent as a header. */
export const offlinePolicy = (nonce: string) => `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`;

/**
 * Replaces a page that is not on the device while the reader is offline, and lists what is. It needs no script or other
 * file, so there is nothing to store for it.
 */
export function offlinePage({nonce, versions, pages}: OfflinePage): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You’re offline · Harper documentation</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>You’re offline</h1>
<p>This page isn’t saved on this device. Reconnect, then <a href="">try again</a>.</p>
${list('Saved versions', versions)}${list('Pages you’ve read', pages)}</main>
</html>
`;
}

function list(heading: string, links: PageLink[]): string {
  if (links.length === 0) return '';
  const items = links.map(({address, title}) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`);
  return `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n`;
}
