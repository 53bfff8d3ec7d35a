import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import {articleTree, type Targets} from '../../../../src/features/markdown/article-tree';
import {writeMarkdown} from '../../../../src/features/markdown/write-markdown';

function markdown(html: string, targets: Targets = {link: (href) => href}): string {
  const {children} = fromHtml(`<div>${html}</div>`, {fragment: true});
  return writeMarkdown(articleTree(children[0] as Element, targets));
}

describe('the Markdown of an article', () => {
  it('leaves out what readers work a page with', () => {
    const html =
      '<h2 id=get><code>get</code> it<a class=hash-link href=#get>​</a></h2><button>Copy</button>' +
      '<search><input></search><p role=status>2 found</p><p>A<!-- --> b<svg aria-hidden=true><text>C</text></svg></p>';
    expect(markdown(html)).toBe('## `get` it\n\nA b\n');
  });

  it('leads links and drawings where they are told, and names a drawing without an address', () => {
    const html = '<p><a href=/a>B</a> <span role=img aria-label="A harp" data-file=./c.svg><svg></svg></span></p>';
    expect(markdown(html, {link: (href) => `${href}.md`, image: (file) => `/d/${file}`})).toBe(
      '[B](/a.md) ![A harp](/d/./c.svg)\n',
    );
    expect(markdown(html)).toBe('[B](/a) _Figure: A harp_\n');
  });

  it('quotes notes with their kind and title', () => {
    const note = (title: string) =>
      `<div class="admonition" data-kind="note"><div class="admonition-title"><span><svg></svg></span>${title}</div><div class="admonition-content"><p>A</p></div></div>`;
    expect(markdown(note('note'))).toBe('> **Note**\n>\n> A\n');
    expect(markdown(note('Mind <code>b</code>'))).toBe('> **Note: Mind `b`**\n>\n> A\n');
  });

  it('fences code with its language and title, without the marks of its words', () => {
    const code = '<pre><code class=language-js><span>1</span>;\n<span>2</span>;</code></pre>';
    const block = (bar: string) => `<div class=theme-code-block><div>${bar}<span>JS</span></div>${code}</div>`;
    expect(markdown(block('<span class=code-title>a.js</span>'))).toBe('```js title="a.js"\n1;\n2;\n```\n');
    expect(markdown(block(''))).toBe('```js\n1;\n2;\n```\n');
  });

  it('lists entries, the first words behind the term', () => {
    const html =
      '<dl class=entries><dt id=a><a href=#a><code><i>x.</i>a</code></a> string · <b>required</b><dd>First.<dl><dt>b<dd>Within.</dl>' +
      '<dt><a href=/c>c</a><time>Oct 1</time><dd>Second.<dd>Third.</dl>';
    expect(markdown(html)).toBe(
      '- `x.a` string · **required**: First.\n  - b: Within.\n- [c](/c), Oct 1: Second.\n\n  Third.\n',
    );
  });

  it('puts commas where only the style keeps pieces apart', () => {
    const html =
      '<ul><li><a href=/a>4.7<span>latest</span></a><small><time>Oct 1</time><span>4 releases</span></small></ul>';
    expect(markdown(html)).toBe('- [4.7, latest](/a), Oct 1, 4 releases\n');
    expect(markdown('<p><em>A</em> <a href=/b>b</a> (<a href=/c>c</a>)<a id=d></a><a href=/e></a></p>')).toBe(
      '_A_ [b](/b) ([c](/c))\n',
    );
  });

  it('keeps tables', () => {
    const table = '<table><thead><tr><th>A<th>B<tbody><tr><th><code>a|b</code><td>c<br>d</table>';
    expect(markdown(table)).toBe('| A | B |\n| - | - |\n| `a\\|b` | c d |\n');
  });
});
