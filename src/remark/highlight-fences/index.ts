import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import {callKind, callKinds, isOperationBody} from '../../lib/code/calls';
import {hasValues} from '../../lib/code/samples/rewrite';
import {highlight, isLanguage} from './highlight';
import {codeHtml, markedLines} from './marked-lines';

/** How a reader calls the language; others are shown in capitals. */
const LABELS: Record<string, string> = {
  bash: 'Bash',
  graphql: 'GraphQL',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  nginx: 'nginx',
  properties: 'Properties',
  python: 'Python',
  sh: 'Shell',
  text: '',
  ts: 'TypeScript',
  typescript: 'TypeScript',
};

/** Properties that the component behind `code` gets from a fence, instead of its text. All are strings. */
export interface FenceProperties {
  html: string;
  title?: string;
  label?: string;
  /** How the request is sent, where the code is one to the operations API: its number among the kinds of calls. */
  request?: string;
  /** `own` where a reader may have other values, such as the address of an instance. */
  values?: string;
}

/** Where the fault is, for vfile's `fail`. */
interface Page {
  fail: (message: string, place?: Element['position']) => never;
}

/** Rehype plugin: highlights every fence while the page is compiled. The text itself is not kept beside its HTML. */
export default function highlightFences() {
  return (tree: Root, page: Page) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const [text] = code.children;
      // An empty fence has no child; raw HTML may have several.
      if (code.children.length > 1 || (text && text.type !== 'text')) return;
      const {className, metastring} = code.properties;
      try {
        const properties = fenceProperties(text?.value ?? '', languageOf(className), String(metastring ?? ''));
        code.properties = {className, ...properties};
        code.children = [];
      } catch (error) {
        page.fail(`Code block: ${(error as Error).message}`, pre.position);
      }
    });
  };
}

function languageOf(className: unknown): string {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/**
 * What is shown of a fence.
 *
 * @param meta what stands behind the language, such as `title="schema.graphql" {7}`; other words mean nothing here
 * @throws if the language is unknown, or lines are marked that do not exist
 */
export function fenceProperties(text: string, language: string, meta: string): FenceProperties {
  if (!isLanguage(language)) throw new Error(`Prism knows no language "${language}"; use "text" for plain text`);
  const {code, marked} = markedLines(text.replace(/\r?\n$/, ''), meta);
  const title = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
  // The name of a file tells its language.
  const label = title && /\.\w+$/.test(title) ? '' : (LABELS[language] ?? language.toUpperCase());
  return {
    html: codeHtml(highlight(code, language), marked),
    ...(title && {title}),
    ...(label && {label}),
    // A titled body is a file or a part of something.
    ...(language === 'json' &&
      !title &&
      marked.size === 0 &&
      isOperationBody(code) && {request: String(callKinds.indexOf(callKind(code)))}),
    ...(hasValues(code, language) && {values: 'own'}),
  };
}
