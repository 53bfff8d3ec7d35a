import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {validateXML} from 'xmllint-wasm';
import {testBuilds} from '../../scripts/builds';
import versions from '../../versions.json';
import {projectPath, projectText} from '../support';
import {attributesOf, builtFile, builtPage, scanned, publishedPages} from './support';

const fixture = (name: string) => projectText(`tests/fixtures/search-engines/${name}`);

const ajv = new Ajv({allErrors: true, strict: false});
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(fixture('structured-data.schema.json')) as object);

const pages = publishedPages().map((address) => ({address, $: builtPage(address, scanned)}));

function dataOf($: CheerioAPI): Record<string, unknown>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
}

describe('structured data', () => {
  it('is valid, and tells a page once what it is', () => {
    const problems = pages.flatMap(({address, $}) =>
      dataOf($).flatMap((data) => (validate(data) ? [] : [`${address}: ${ajv.errorsText(validate.errors)}`])),
    );
    expect(problems).toEqual([]);
    const typesOf = ($: CheerioAPI) => dataOf($).map((data) => data['@type']);
    expect(typesOf(builtPage('/docs'))).toContain('WebSite');
    expect(new Set(typesOf(builtPage('/docs/developers/rest')))).toEqual(new Set(['BreadcrumbList', 'TechArticle']));
    const twice = pages.filter(({$}) => new Set(typesOf($)).size !== typesOf($).length);
    expect(twice.map(({address}) => address)).toEqual([]);
  });

  it('names the address, the version and the dates of a page', () => {
    const article = (address: string) => dataOf(builtPage(address)).find((data) => data['@type'] === 'TechArticle');
    expect(article('/docs/4.6/developers/rest')).toMatchObject({
      headline: 'REST interface',
      url: 'http://localhost:3000/docs/4.6/developers/rest',
      version: '4.6',
    });
    expect(article('/docs/4.6/developers/rest')).toHaveProperty('dateModified');
    expect(article('/release-notes/v4-tucker/4.7.0')).toHaveProperty('datePublished');
    expect(article('/release-notes/v4-tucker/4.7.0')).not.toHaveProperty('version');
  });
});

it('tells sites that show a link what the page and the site are', () => {
  const content = ($: CheerioAPI, property: string) => attributesOf($, `meta[property="${property}"]`, 'content');
  const problems = pages.filter(
    ({$}) => content($, 'og:type').length !== 1 || content($, 'og:site_name').join() !== 'Harper documentation',
  );
  expect(problems.map(({address}) => address)).toEqual([]);
  expect(content(builtPage('/docs/developers/rest'), 'og:type')).toEqual(['article']);
  expect(content(builtPage('/search'), 'og:type')).toEqual(['website']);
  expect(builtPage('/search')('link[rel=canonical]')).toHaveLength(1);
});

it('has a sitemap with the days of the last changes, and robots.txt names it', async () => {
  const sitemap = builtFile('sitemap.xml');
  // Namespaces of extensions that Docusaurus declares and does not use.
  const {errors} = await validateXML({
    xml: {fileName: 'sitemap.xml', contents: sitemap},
    extension: 'relaxng',
    schema: fixture('sitemap.rng'),
  });
  expect(errors).toEqual([]);
  const dated = [...sitemap.matchAll(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].length;
  // Generated lists of pages have no source, and so no date.
  expect(dated).toBeGreaterThan(pages.length * 0.95);
  expect(builtFile('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n');
});

const robotsOf = ($: CheerioAPI) => $('meta[name=robots]').attr('content');

it('lists older versions, and asks with no page that is listed to leave it out', () => {
  expect(pages.filter(({address}) => /^\/docs\/\d/.test(address)).length).toBeGreaterThan(100);
  expect(pages.filter(({$}) => robotsOf($)).map(({address}) => address)).toEqual([]);
});

it('keeps older versions and the working copy from search engines where the latest alone is for them', () => {
  const {directory, env} = testBuilds.settings;
  expect(env.DOCS_INDEX).toBe('latest');
  const read = (file: string) => projectText(`${directory}/${file}`);
  const robots = (page: string) => robotsOf(scanned(read(`docs${page}/developers/rest.html`)));
  expect(['', `/${versions[1]}`, '/next'].map(robots)).toEqual([
    undefined,
    ...Array(2).fill(expect.stringMatching(/noindex/)),
  ]);
  expect(read('sitemap.xml')).toContain('/docs/developers/rest<');
  expect(read('sitemap.xml')).not.toMatch(/\/docs\/(?:\d|next)/);
});

it('keeps every page of a preview from search engines', () => {
  const {directory, env} = testBuilds.whole;
  expect(env.DOCS_INDEX).toBe('none');
  const folder = projectPath(directory);
  const listed = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, $: scanned(readFileSync(`${folder}/${file}`, 'utf8'))}))
    // Old addresses only forward.
    .filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
    .filter(({$}) => !/noindex/.test(robotsOf($) ?? ''));
  expect(listed.map(({file}) => file)).toEqual([]);
  expect(existsSync(`${folder}/sitemap.xml`)).toBe(false);
  // Who may not read a page does not see that it asks not to be listed.
  expect(readFileSync(`${folder}/robots.txt`, 'utf8')).toBe('User-agent: *\nAllow: /\n');
});
