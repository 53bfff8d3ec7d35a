import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {
  findLostAnchors,
  readBuiltAnchors,
  readPublishedAnchors,
  writePublishedAnchors,
} from '../../../scripts/anchors/published-anchors';
import {forwarderHtml} from '../../../src/build/hosting/forwarder';

const folder = mkdtempSync(join(tmpdir(), 'site-anchors-'));
const build = join(folder, 'build');
const list = join(folder, 'list');
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function write(pages: Record<string, string>): void {
  rmSync(build, {recursive: true, force: true});
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(build, path)), {recursive: true});
    writeFileSync(join(build, path), html);
  }
}

const former = {
  'docs/rest.html': '<h2 class="anchor" id=get>Get</h2><dt id="limit">limit</dt><p id=note>',
  'docs/4.6/rest.html': '<h3 id=post>Post</h3>',
  'fabric.html': '<p>',
};

beforeEach(async () => {
  rmSync(list, {recursive: true, force: true});
  write(former);
  writePublishedAnchors(list, await readBuiltAnchors(build));
});

it('writes down addresses and sections', () => {
  expect(readFileSync(list, 'utf8')).toBe('/docs/4.6/rest post\n/docs/rest get limit\n/fabric\n');
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual([]);
});

it('finds what is gone, and never forgets it', async () => {
  write({'docs/rest.html': '<h2 id=get><h2 id=put>', 'fabric.html': ''});
  writePublishedAnchors(list, await readBuiltAnchors(build));
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual(['/docs/4.6/rest', '/docs/rest#limit']);
  expect(readFileSync(list, 'utf8')).toBe('/docs/4.6/rest post\n/docs/rest get limit put\n/fabric\n');
});

it('writes versions that have had the same sections on one line', async () => {
  write({
    'docs/4.6/rest.html': '<h2 id=get>',
    'docs/4.5/rest.html': '<h2 id=post>',
    'docs/4.6.html': '',
    'docs.html': '',
  });
  writePublishedAnchors(list, await readBuiltAnchors(build));
  const lines = ['/docs/4.5/rest post', '/docs/4.6/rest get post', '/docs/rest get limit', '/docs{,/4.6}', '/fabric'];
  expect(readFileSync(list, 'utf8')).toBe(`${lines.join('\n')}\n`);
  write({'docs/4.5/rest.html': '<h2 id=get>'});
  writePublishedAnchors(list, await readBuiltAnchors(build));
  expect(readFileSync(list, 'utf8')).toContain('/docs{/4.5,/4.6}/rest get post\n');
  expect([...readPublishedAnchors(list).keys()].toSorted()).toEqual(
    ['', '/4.5', '/4.6']
      .map((version) => `/docs${version}/rest`)
      .concat('/docs', '/docs/4.6', '/fabric')
      .toSorted(),
  );
});

it('takes an alias, and the page that an address forwards to', () => {
  write({
    ...former,
    'docs/rest.html': '<h2 id=fetch><span id=get style="color:red"></span>Get</h2><a hidden href=/docs#x id=limit></a>',
    'docs/4.6/rest.html': '',
    'docs/4.6/rest/index.html': forwarderHtml('/docs/4.6/http'),
    'docs/4.6/http.html': '<h2 id="post">',
  });
  rmSync(join(build, 'docs/4.6/rest.html'));
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual([]);
  write({...former, 'docs/4.6/http.html': '<h2 id=put>', 'docs/4.6/rest/index.html': forwarderHtml('/docs/4.6/http')});
  rmSync(join(build, 'docs/4.6/rest.html'));
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual(['/docs/4.6/rest#post']);
});
