import {createHash} from 'node:crypto';
import type {Policy} from './types';

/** Hashes of the inline scripts and styles of a page, in the form that a Content-Security-Policy needs. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** A browser does not treat a data block as a script. */
const DATA = /\btype=["']?application\/(?:ld\+)?json/i;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline scripts and styles of a page, each once, in the order of the page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/i.test(attributes) || DATA.test(attributes) ? [] : [hashOf(text)],
  );
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
  return {scripts: [...new Set(scripts)], styles: [...new Set(styles)]};
}

/** The hashes of several pages, each once, in an order that does not depend on the order of the pages. */
export function joinHashes(all: InlineHashes[]): InlineHashes {
  const join = (key: keyof InlineHashes) => [...new Set(all.flatMap((hashes) => hashes[key]))].toSorted();
  return {scripts: join('scripts'), styles: join('styles')};
}

/** A policy as the text of a header. */
export function policyText(policy: Policy, hashes: InlineHashes): string {
  const added: Record<string, string[]> = {'script-src': hashes.scripts, 'style-src-elem': hashes.styles};
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources, ...(added[directive] ?? [])].join(' '))
    .join('; ');
}

/**
 * A page with its policy right after its encoding, before everything else.
 * @throws Error if the page does not declare its encoding
 */
export function withPolicy(html: string, policy: Policy): string {
  const tag = `<meta http-equiv=Content-Security-Policy content="${policyText(policy, inlineHashes(html))}">`;
  const charset = /<meta charset=[^>]*>/i.exec(html)?.[0];
  if (!charset) throw new Error('A page without <meta charset> has no place for its Content-Security-Policy.');
  return html.replace(charset, `${charset}${tag}`);
}
