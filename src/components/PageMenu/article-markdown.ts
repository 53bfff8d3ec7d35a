import TurndownService from 'turndown';
import {tables} from 'turndown-plugin-gfm';

/** What readers work a page with, and what says twice what is there. */
const TOOLS =
  '.hash-link, .entries dt > a, button, [role=tablist], [role=status], .theme-doc-toc-mobile, .spoken, script, style, noscript, [aria-hidden=true]';

/**
 * The article of a page as Markdown, made of what is on the screen. It says what the Markdown that the build writes says,
 * as far as a page shows it.
 */
export function articleMarkdown(page: Document): string {
  const article = page.querySelector('.theme-doc-markdown');
  if (!article) throw new Error('This page has no article');
  const service = new TurndownService({headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-'});
  service.use(tables);
  service.addRule('term', {filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**\n\n`});
  service.addRule('description', {filter: 'dd', replacement: (content) => `\n\n${content.trim()}\n\n`});
  return `${frontMatter(page)}\n${service.turndown(plainArticle(article))}\n`;
}

function frontMatter(page: Document): string {
  const facts = {
    title: page.querySelector('h1')?.textContent,
    description: page.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value ?? '')}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** A copy of the article with nothing but text, links, pictures, tables, and code. */
function plainArticle(article: Element): HTMLElement {
  // The properties of links and pictures are full addresses.
  const copy = article.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href]')) link.setAttribute('href', link.href);
  for (const image of copy.querySelectorAll<HTMLImageElement>('img[src]')) image.setAttribute('src', image.src);
  for (const tool of copy.querySelectorAll(TOOLS)) tool.remove();
  for (const drawing of copy.querySelectorAll('svg[role=img]')) {
    const text = article.ownerDocument.createElement('em');
    text.textContent = `Figure: ${drawing.getAttribute('aria-label')}`;
    drawing.replaceWith(text);
  }
  for (const block of copy.querySelectorAll('.theme-code-block')) {
    const code = block.querySelector('pre');
    if (code) block.replaceWith(code);
  }
  for (const note of copy.querySelectorAll('.theme-admonition')) {
    const quotation = article.ownerDocument.createElement('blockquote');
    quotation.append(...note.childNodes);
    note.replaceWith(quotation);
  }
  return copy;
}
