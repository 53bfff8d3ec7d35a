import {articleTree} from '../../article-tree';
import {writeMarkdown} from '../../write-markdown';
import {fromDom} from 'hast-util-from-dom';
import type {Element} from 'hast';

/** The article of a page as Markdown, converted the way the build does it. @throws Error if the page has no article */
export function articleMarkdown(page: Document): string {
  const article = page.querySelector('.theme-doc-markdown');
  if (!article) throw new Error('This page has no article');
  const tree = articleTree(fromDom(article) as Element, {link: (href) => new URL(href, page.location.href).href});
  return `${frontMatter(page)}\n${writeMarkdown(tree)}`;
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
