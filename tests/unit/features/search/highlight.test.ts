import {highlight, snippet} from '@site/src/features/search/engine/highlight';
import {describe, expect, it} from 'vitest';

const marked = (text: string, ...terms: string[]) =>
  highlight(text, new Set(terms))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('highlight', () => {
  it('marks whole words, by form or stem', () => expect(marked('Caching caches.', 'cach')).toBe('[Caching] [caches].'));
  it('marks an identifier by its piece', () => expect(marked('use `http.port`', 'port')).toBe('use `[http.port]`'));
  it('leaves punctuation out', () => expect(marked('(see port.)', 'port')).toBe('(see [port].)'));
  it('keeps markup as text', () => expect(marked('<b>port</b>', 'port')).toBe('<b>[port]</b>'));
  it('marks nothing in an empty text', () => expect(marked('', 'port')).toBe(''));
});

describe('snippet', () => {
  const text = `${'nothing here '.repeat(40)}the port stands here ${'and more '.repeat(40)}`;
  const plain = (length: number) =>
    snippet(text, new Set(['port']), length)
      .map((part) => part.text)
      .join('');

  it('shows the part with the match, cut between words', () => {
    expect(plain(80)).toMatch(/^… (?:nothing|here).* port .* …$/);
    expect(plain(80).length).toBeLessThan(90);
  });

  it('shows a short text as a whole', () =>
    expect(snippet('one\ntwo', new Set(), 80)).toEqual([{text: 'one two', isMarked: false}]));

  it('cuts a word that is longer than the snippet', () =>
    expect(snippet('x'.repeat(300), new Set(), 80)[0]!.text).toHaveLength(80));
});
