import {describe, expect, it} from 'vitest';
import {htmlText} from '../../../../src/features/code/html-text';
import {tokensHtml, type CodeToken} from '../../../../src/features/code/tokens';
import {escapeText} from '../../../../src/lib/escape-html';

describe('tokensHtml', () => {
  it('writes an element for each kind, and none for plain text', () => {
    const tokens: CodeToken[] = [{text: 'const', kind: 'keyword'}, {text: ' a = '}, {text: '1', kind: 'literal'}];
    expect(tokensHtml(tokens)).toBe('<span class=k>const</span> a = <span class=l>1</span>');
  });

  it('joins neighbors of one kind, over spaces but not over lines', () => {
    const keyword = (text: string): CodeToken => ({text, kind: 'keyword'});
    const tokens = [keyword('create'), {text: ' '}, keyword('table'), {text: '\n'}, keyword('drop')];
    expect(tokensHtml(tokens)).toBe('<span class=k>create table</span>\n<span class=k>drop</span>');
  });
});

it.each(['a < b && c > d', '&lt; &amp;lt; &', '<span class=k>no element</span>', '"quoted" \'too\'', ''])(
  'htmlText gives back %j',
  (text) => {
    expect(htmlText(escapeText(text))).toBe(text);
    expect(htmlText(tokensHtml([{text, kind: 'string'}]))).toBe(text);
  },
);
