import {beforeEach, expect, it} from 'vitest';
import {
  findLostAnchors,
  readBuiltAnchors,
  readPublishedAnchors,
  writePublishedAnchors,
} from '../../../scripts/anchors/published-anchors';
import {forwarderHtml} from '../../../src/features/hosting/node/forwarder';
import {scratchFolder} from '../scratch';

const scratch = scratchFolder();
const [build, list] = [scratch.path('build'), scratch.path('list')];

function write(pages: Record<string, string>): void {
  scratch.remove('build');
  scratch.write(Object.fromEntries(Object.entries(pages).map(([path, html]) => [`build/${path}`, html])));
}

const former = {
  'docs/rest.html': '<h2 class="anchor" id=get>Get</h2><dt id="limit">limit</dt><p id=note>',
  'docs/4.6/rest.html': '<h3 id=post>Post</h3>',
  'fabric.html': '<p>',
};

/** The list of the former pages, an address a line. */
const LISTED = ['/docs/4.6/rest', '/docs/4.6/rest#post', '/docs/rest', '/docs/rest#get', '/docs/rest#limit', '/fabric'];
const listed = () => scratch.read('list').trimEnd().split('\n');

beforeEach(async () => {
  scratch.remove('list');
  write(former);
  writePublishedAnchors(list, await readBuiltAnchors(build));
});

it('writes down addresses and sections', () => {
  expect(listed()).toEqual(LISTED);
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual([]);
});

it('finds what is gone, and never forgets it', async () => {
  write({'docs/rest.html': '<h2 id=get><h2 id=put>', 'fabric.html': ''});
  writePublishedAnchors(list, await readBuiltAnchors(build));
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual(['/docs/4.6/rest', '/docs/rest#limit']);
  expect(listed()).toEqual(LISTED.toSpliced(LISTED.indexOf('/fabric'), 0, '/docs/rest#put'));
});

it('takes an alias, and the page that an address forwards to', () => {
  write({
    ...former,
    'docs/rest.html': '<h2 id=fetch><span id=get style="color:red"></span>Get</h2><a hidden href=/docs#x id=limit></a>',
    'docs/4.6/rest.html': '',
    'docs/4.6/rest/index.html': forwarderHtml('/docs/4.6/http'),
    'docs/4.6/http.html': '<h2 id="post">',
  });
  scratch.remove('build/docs/4.6/rest.html');
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual([]);
  write({...former, 'docs/4.6/http.html': '<h2 id=put>', 'docs/4.6/rest/index.html': forwarderHtml('/docs/4.6/http')});
  scratch.remove('build/docs/4.6/rest.html');
  expect(findLostAnchors(readPublishedAnchors(list), build)).toEqual(['/docs/4.6/rest#post']);
});
