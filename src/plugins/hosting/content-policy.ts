import {createHash} from 'node:crypto';
import type {Policy} from './types';

/** Hashes of what stands in a page itself, as a Content-Security-Policy names them. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** A block of data is no script to a browser. */
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

/** The hashes of several pages, each once, in an order that does not depend on the pages'. */
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
 * A page with its policy as the first thing that a browser reads of it after the encoding.
 * @throws Error when the page does not say its encoding, behind which the policy stands
 */
export function withPolicy(html: string, policy: Policy): string {
  const tag = `<meta http-equiv=Content-Security-Policy content="${policyText(policy, inlineHashes(html))}">`;
  const charset = /<meta charset=[^>]*>/i.exec(html)?.[0];
  if (!charset) throw new Error('A page without <meta charset> has no place for its Content-Security-Policy.');
  return html.replace(charset, `${charset}${tag}`);
}
