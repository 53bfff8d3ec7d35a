import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteNotLoadedScript} from './script';

/**
 * A banner for the operator who deploys under a path that differs from `baseUrl`: then neither scripts nor styles load.
 * Docusaurus' own banner appears only on the page at the base URL, which here forwards to `/docs`, so nobody would see it.
 */
export default function siteNotLoaded({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-not-loaded',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: siteNotLoadedScript(baseUrl)}]}),
  };
}
