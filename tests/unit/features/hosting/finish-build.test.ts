import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {hosting} from '../../../../src/config/hosting';
import {finishBuild} from '../../../../src/features/hosting/node';
import {projectText} from '../../../support';
import {scratchFolder} from '../../scratch';

const scratch = scratchFolder();
const [build, cache] = [scratch.path('build'), scratch.path('cache')];

const page = (text: string) => `<!doctype html><html><head><meta charset=UTF-8><script>theme()</script></head>${text}`;
const read = (path: string) => readFileSync(scratch.path('build', path));
/** Words in an order that Brotli has to work for. */
const text = projectText('CONTRIBUTING.md');
const isThere = (path: string) => existsSync(scratch.path('build', path));

function writeBuild(): void {
  scratch.remove('build');
  scratch.write({
    'build/index.html': page(''),
    'build/404.html': page('Page not found'),
    'build/docs.html': page(text),
    'build/docs/developers/rest.html': page('REST'),
    'build/docs/rest/index.html': '<script>somewhere()</script>',
    'build/assets/js/main.1.js': 'run();'.repeat(1000),
    'build/img/a.png': 'p'.repeat(5000),
    'build/docs.md': text,
    'build/search-index/docs/index.json': JSON.stringify(text.split(' ')),
  });
}

const options = {...hosting, baseUrl: '/', precompress: true, forwarders: true};

describe('a finished build', () => {
  beforeAll(async () => {
    writeBuild();
    await finishBuild(build, options, cache);
  });

  it('has compressed files beside those that they make smaller', () => {
    for (const file of ['docs.html', 'assets/js/main.1.js']) {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
    }
    expect(['img/a.png.br', 'docs/developers/rest.html.br'].filter((file) => isThere(file))).toEqual([]);
  });

  it('has them as small as Brotli can make them, pages and indexes too', () => {
    for (const file of ['docs.html', 'docs.md', 'assets/js/main.1.js', 'search-index/docs/index.json']) {
      const {length} = brotliCompressSync(read(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
      expect(read(`${file}.br`).length, file).toBeLessThanOrEqual(length);
    }
  });

  it('has the policy in each page, and in old addresses one that allows their script alone', () => {
    for (const file of ['docs.html', '404.html', 'index.html']) {
      expect(read(file).toString()).toMatch(
        /<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'self'/,
      );
    }
    const forwarder = read('docs/rest/index.html').toString();
    expect(forwarder).toContain(`content="default-src 'none'; script-src 'sha256-`);
    expect(forwarder).toContain('href="/docs/developers/rest"');
    expect(forwarder).not.toContain('somewhere');
  });

  it('lists the redirects for every host that has no file of its own', () => {
    const redirects = JSON.parse(read('_hosting/redirects.json').toString()) as Record<string, string>;
    expect(redirects['/docs/rest']).toBe('/docs/developers/rest');
  });

  it('is not changed by finishing it again, and nothing is compressed twice', async () => {
    const files = () =>
      readdirSync(build, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.\w+$|_/.test(file) && !/_hosting$|^_hosting\/nginx$/.test(file))
        .toSorted()
        .map((file) => `${file} ${read(file).toString('base64')}`);
    const before = files();
    const kept = readdirSync(cache);
    await finishBuild(build, options, cache);
    expect(files()).toEqual(before);
    expect(readdirSync(cache)).toEqual(kept);
  });

  it('forgets compressed files that no build needs any more', async () => {
    scratch.write({'build/docs.html': page('other '.repeat(1000))});
    const kept = readdirSync(cache);
    await finishBuild(build, options, cache);
    expect(readdirSync(cache)).toHaveLength(kept.length);
    expect(readdirSync(cache)).not.toEqual(kept);
    expect(brotliDecompressSync(read('docs.html.br')).equals(read('docs.html'))).toBe(true);
  });
});

describe('with other options', () => {
  beforeAll(writeBuild);

  it('names the kind of file that no media type is known for', async () => {
    scratch.write({'build/data.parquet': ''});
    await expect(finishBuild(build, options, cache)).rejects.toThrow('no media type for .parquet');
    scratch.remove('build/data.parquet');
  });

  it('leaves out compressed files and old addresses', async () => {
    await finishBuild(build, {...options, precompress: false, forwarders: false}, cache);
    expect(isThere('docs/rest/index.html')).toBe(false);
    expect(isThere('docs.html.br')).toBe(false);
    expect(read('_redirects').toString()).toContain('/docs/rest /docs/developers/rest 301');
  });
});
