import {cpSync, renameSync} from 'node:fs';
import {compareSites} from '@site/scripts/compare/compare';
import {beforeEach, expect, it} from 'vitest';
import {scratchFolder} from '../scratch';

const scratch = scratchFolder();
const [before, after] = [scratch.path('before'), scratch.path('after')];

const write = (files: Record<string, string>) =>
  scratch.write(Object.fromEntries(Object.entries(files).map(([file, text]) => [`after/${file}`, text])));
const page = (text: string, hash = 'a1b2c3d4') =>
  `<head><link rel=stylesheet href=/assets/css/styles.${hash}.css /></head>` +
  `<h1 class=title_${hash.slice(0, 4)}>${text}</h1><img src=/assets/images/map-${hash.repeat(4)}.svg>`;
const policy = (hash: string) => `/*\n  Content-Security-Policy: script-src 'self' 'sha256-${hash}='`;

beforeEach(() => {
  scratch.remove();
  write({
    'docs.html': page('Docs'),
    'docs/rest.html': page('REST'),
    'docs.md': '# Docs\n\nText\n',
    _headers: policy('abc'),
    _redirects: '/old /docs 301\n',
    'offline/4.7.json': '{"build":"a1b2c3d4","files":[["/assets/js/docs.a1b2c3d4.js",100],["/img/a.svg",5]]}',
    'search-index/docs.a1b2c3d4e5/index.json': '{"terms":["rest"]}',
    'assets/js/docs.a1b2c3d4.js': 'one()',
  });
  cpSync(after, before, {recursive: true});
});

it('sites that differ in hashes, and in what follows from them, say the same', () => {
  write({
    'docs.html': page('Docs', 'ffffffff'),
    _headers: policy('xyz'),
    'offline/4.7.json': '{"build":"ffffffff","files":[["/assets/js/docs.ffffffff.js",99],["/img/a.svg",5]]}',
  });
  renameSync(`${after}/search-index/docs.a1b2c3d4e5`, `${after}/search-index/docs.ffffffffff`);
  write({'assets/js/docs.ffffffff.js': 'two()', 'docs.html.br': 'other'});
  expect(compareSites(before, after)).toEqual(new Map());
});

it('what pages, their Markdown, data and redirects say differently is listed, and what they have in common once', () => {
  write({
    'docs.html': page('Docs').replace('<h1 ', '<h1 hidden '),
    'docs/rest.html': page('REST').replace('<h1 ', '<h1 hidden '),
    'docs.md': '# Docs\n\nOther text\n',
    _redirects: '/old /docs 302\n',
    'offline/4.7.json': '{"build":"a1b2c3d4","files":[["/assets/js/docs.a1b2c3d4.js",100],["/img/b.svg",5]]}',
    'search-index/docs.a1b2c3d4e5/index.json': '{"terms":[]}',
  });
  scratch.remove('after/_headers');
  write({'docs/new.html': page('New')});
  expect(Object.fromEntries([...compareSites(before, after)].map(([text, files]) => [files.join(), text]))).toEqual({
    'docs.html,docs/rest.html': '- <h1 class=title_*>\n+ <h1 hidden class=title_*>',
    'docs.md': '- Text\n+ Other text',
    _redirects: '- /old /docs 301\n+ /old /docs 302',
    'offline/4.7.json': '- "/img/a.svg"]]}\n+ "/img/b.svg"]]}',
    'search-index/docs.*/index.json': '- "rest"]}\n+ ]}',
    _headers: '- the file',
    'docs/new.html': '+ the file',
  });
});
