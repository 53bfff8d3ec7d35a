import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {htmlText} from '../../../../src/features/code/html-text';
import highlightFences, {fenceProperties} from '../../../../src/features/code/node/highlight-fences';
import {highlight} from '../../../../src/features/code/node/highlight-fences/highlight';
import {markedLines} from '../../../../src/features/code/node/highlight-fences/marked-lines';
import {h, root} from '../reference-tables/hast';

describe('highlight', () => {
  it.each([
    ['json', '{"a": 1}', ['name "a"', 'literal 1']],
    ['js', 'const a = `b ${c}`; // d', ['keyword const', 'string `', 'string b ', 'string `', 'comment // d']],
    ['graphql', 'type Station @table', ['keyword type', 'name Station', 'keyword @table']],
    ['yaml', 'port: 9925', ['name port', 'literal 9925']],
    ['sql', "SELECT 'a'", ['keyword SELECT', "string 'a'"]],
    ['http', 'Host: localhost', ['name Host']],
    ['bash', 'curl -v "$HOST" # all', ['name curl', 'string "', 'literal $HOST', 'string "', 'comment # all']],
    ['text', 'const a = 1', []],
  ])('%s', (language, code, colored) => {
    const tokens = highlight(code, language);
    expect(tokens.filter(({kind}) => kind).map(({text, kind}) => `${kind} ${text}`)).toEqual(colored);
    expect(tokens.map(({text}) => text).join('')).toBe(code);
  });

  it.each(['ini', 'toml', 'properties', 'python', 'tsx', 'jsx', 'nginx', 'diff', 'docker'])('knows %s', (language) => {
    const text = 'a = 1\n[b]\n+ FROM c';
    expect(highlight(text, language).reduce((all, token) => all + token.text, '')).toBe(text);
  });
});

describe('markedLines', () => {
  const lines = 'a\nb\nc\nd\ne';

  it.each([
    ['{1,3-4}', [0, 2, 3]],
    ['title="x" {2}', [1]],
    ['title="{2}"', []],
    ['unchecked="the form of {1}"', []],
    ['', []],
  ])('range: %s', (meta, marked) => expect(markedLines(lines, meta)).toEqual({code: lines, marked: new Set(marked)}));

  it.each([
    ['// highlight-next-line\na\nb', 'a\nb', [0]],
    ['a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\nb\nc\nd', [1, 2]],
    ['a\n  -- highlight-next-line\nb', 'a\nb', [1]],
    ['<!-- highlight-next-line -->\na', 'a', [0]],
    ['a\n{/* highlight-next-line */}\nb', 'a\nb', [1]],
    ['# highlight-next-line is explained here', '# highlight-next-line is explained here', []],
  ])('comments: %j', (text, code, marked) => expect(markedLines(text)).toEqual({code, marked: new Set(marked)}));

  it.each([
    ['a\nb', '{3}', /line 3 .* has only 2/],
    ['a', '{0}', /line 0/],
    ['// highlight-next-line', '', /line 1/],
    ['// highlight-start\na', '', /has no highlight-end/],
    ['// highlight-end\na', '', /has no highlight-start/],
    ['// highlight-start\n// highlight-start\n', '', /follows another/],
  ])('refuses %j with %j', (text, meta, message) => expect(() => markedLines(text, meta)).toThrow(message));
});

describe('fenceProperties', () => {
  it('shows the language, unless a file name tells it', () => {
    const schema = {html: '{', title: 'schema.graphql'};
    expect(fenceProperties('{\n', 'graphql', 'title="schema.graphql" unchecked="b"')).toEqual(schema);
    const rights = {title: 'Rights of a role', label: 'JSON'};
    expect(fenceProperties('{', 'json', "title='Rights of a role'")).toMatchObject(rights);
    expect(fenceProperties('a', 'yaml', '').label).toBe('YAML');
    expect(fenceProperties('a', 'text', '')).toEqual({html: 'a'});
  });

  it('keeps the text of marked lines, line breaks included', () => {
    const text = 'a = `1\n2`\n\nb <c>';
    const {html} = fenceProperties(text, 'js', '{2-3}');
    expect(html).toContain('<span class=marked><span class=s>2`</span>\n</span><span class=marked>\n</span>');
    expect(htmlText(html)).toBe(text);
  });

  it.each([
    ['{"operation": "insert"}', 'json', '', true],
    ['{"operation": "insert"}', 'json', 'title="a.json"', false],
    ['{"operation": "insert"}', 'js', '', false],
    ['[{"operation": "insert"}]', 'json', '', false],
  ])('finds requests: %s as %s %s', (text, language, meta, isRequest) => {
    expect('request' in fenceProperties(text, language, meta)).toBe(isRequest);
  });
});

describe('the plugin', () => {
  const run = (value: string, language?: string, metastring?: string) => {
    const code = h('code', {...(language && {className: [`language-${language}`]}), metastring}, value);
    highlightFences()(root(h('pre', {}, code)), new VFile({path: 'docs/rest.md'}));
    return code;
  };

  it('puts HTML in place of the text', () => {
    expect(run('type Station\n', 'graphql', 'title="schema.graphql"')).toMatchObject({
      children: [],
      properties: {
        className: ['language-graphql'],
        html: '<span class=k>type </span><span class=n>Station</span>',
        title: 'schema.graphql',
      },
    });
  });

  it('takes a block without a language for plain text', () => expect(run('a <b>\n').properties.html).toBe('a &lt;b>'));

  it('names the page and the problem', () =>
    expect(() => run('a', 'klingon')).toThrow(/Code block: "klingon" is not one of the highlighted languages/));
});
