import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerScript} from './script';

/**
 * A banner for the operator who deploys under a path that differs from `baseUrl`: then neither scripts nor styles load.
 * Docusaurus' own banner appears only on the page at the base URL, which here forwards to `/docs`, so nobody would see it.
 */
export default function baseUrlIssueBanner({baseUrl}: LoadContext): Plugin {
  return {
    name: 'base-url-issue-banner',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: bannerScript(baseUrl)}]}),
  };
}
