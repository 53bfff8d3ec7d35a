import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import {callKind, callKinds, isOperationBody} from '../../calls';
import {hasValues} from '../../samples/rewrite';
import {highlight, isLanguage} from './highlight';
import {codeHtml, markedLines} from './marked-lines';

/** The usual names of languages; others are shown in capitals. */
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

/** Properties that the component for `code` gets from a fence, instead of its text. All are strings. */
export interface FenceProperties {
  html: string;
  title?: string;
  label?: string;
  /** For a request to the operations API, how it is sent: the index of its kind in `callKinds`. */
  request?: string;
  /** `own` if readers may fill in their own values, such as the address of an instance. */
  values?: string;
}

/** The part of a vfile that reports an error, and where it is. */
interface Page {
  fail: (message: string, place?: Element['position']) => never;
}

/** Rehype plugin: highlights every fence while the page is compiled. Only the HTML is kept, not the text. */
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
 * The content that a fence shows.
 *
 * @param meta what follows the language, such as `title="schema.graphql" {7}`; other words mean nothing here
 * @throws if the language is unknown, or if the marked lines do not exist
 */
export function fenceProperties(text: string, language: string, meta: string): FenceProperties {
  if (!isLanguage(language)) {
    throw new Error(
      `"${language}" is not one of the highlighted languages: use "text" for plain text, or add it to src/features/code/node/highlight-fences/prism.ts`,
    );
  }
  const {code, marked} = markedLines(text.replace(/\r?\n$/, ''), meta);
  const title = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
  // The file name already shows the language.
  const label = title && /\.\w+$/.test(title) ? '' : (LABELS[language] ?? language.toUpperCase());
  return {
    html: codeHtml(highlight(code, language), marked),
    ...(title && {title}),
    ...(label && {label}),
    // With a title, the body is a file or part of something, not a request.
    ...(language === 'json' &&
      !title &&
      marked.size === 0 &&
      isOperationBody(code) && {request: String(callKinds.indexOf(callKind(code)))}),
    ...(hasValues(code, language) && {values: 'own'}),
  };
}
