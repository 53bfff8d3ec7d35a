import {describe, expect, it} from 'vitest';
import {draftPage} from '../../../../src/plugins/markdown-pages/draft-page';
import {withForms, withoutForms} from '../../../../src/plugins/markdown-pages/marks';

const draft = (source: string, isMdx = false) => draftPage(source, isMdx);

describe('the draft of a page', () => {
  it('has neither front matter nor heading ids, and counts words and headings', () => {
    const {body, headings, words} = draft('---\ntitle: A\n---\n\nTwo words.\n\n## `get` it {#get}\n\n### {#x}\n');
    expect(body).toBe('Two words.\n\n## `get` it\n\n###\n');
    expect(headings).toEqual([
      {level: 2, text: 'get it'},
      {level: 3, text: ''},
    ]);
    expect(words).toBe(4);
  });

  it('marks what leads into the site', () => {
    const {body, links, images} = draft(
      '[a](./b.md#c "t") [d](https://e.example) ![f g](h.svg)\n\n[i]\n\n[i]: ../j.md\n',
    );
    expect(body).toBe('[a](site-link:0 "t") [d](https://e.example) ![f g](site-image:0)\n\n[i]\n\n[i]: site-link:1\n');
    expect(links).toEqual(['./b.md#c', '../j.md']);
    expect(images).toEqual(['h.svg']);
  });

  it('quotes notes with their kind and title', () => {
    expect(draft(':::note\n\nA\n\n:::\n\n:::warning[Mind `b`]\n\n- C\n\n:::\n').body).toBe(
      '> **Note**\n>\n> A\n\n> **Warning: Mind `b`**\n>\n> - C\n',
    );
    expect(draft('At 10:30 and a:b.\n').body).toBe('At 10:30 and a:b.\n');
  });

  it('takes frames, imports and comments away, and keeps a place for what components show', () => {
    const {body} = draft(
      'import {Columns} from \'x\';\n\n<Columns>\n\n### A\n\n</Columns>\n\n{/* hidden */}\n\n<ReleaseList series="v4" />\n',
      true,
    );
    expect(body.startsWith('### A\n\n\uE000')).toBe(true);
    expect(decodeURIComponent(body)).toContain('{"name":"ReleaseList","attributes":{"series":"v4"}}');
    expect(() => draft('{1 + 1}\n', true)).toThrow('{1 + 1} cannot be written as plain Markdown');
  });

  it('writes fences without what only this site understands', () => {
    const {body} = draft(
      '```js title="a.js" {2} unchecked="b"\n1;\n2;\n```\n\n```js\n// highlight-next-line\n3;\n```\n',
    );
    expect(body).toBe('```js title="a.js"\n1;\n2;\n```\n\n```js\n3;\n```\n');
  });

  it.each(['', '  ', '> '])('adds curl and JavaScript to a request, also behind "%s"', (indent) => {
    const start = indent === '  ' ? '- A\n\n' : '';
    const fence = '```json\n{"operation": "user_info"}\n```';
    const {body} = draft(`${start}${fence.replace(/^/gm, indent)}\n\nB\n`);
    const json = `${start}${fence.replace(/^/gm, indent)}`;
    expect(withoutForms(body)).toBe(`${json}\n\nB\n`);
    const all = withForms(body);
    expect(all.match(/^[> ]*```\w+$/gm)!.map((line) => line.slice(indent.length))).toEqual([
      '```json',
      '```bash',
      '```javascript',
    ]);
    expect(all).toContain('curl --request POST http://localhost:9925/ \\\n');
    expect(all).not.toMatch(/[\uE000-\uE003]/);
    expect(all.endsWith('B\n')).toBe(true);
  });

  it('leaves a titled or marked body alone', () => {
    expect(draft('```json title="a.json"\n{"operation": "user_info"}\n```\n').body).not.toContain('curl');
  });
});
