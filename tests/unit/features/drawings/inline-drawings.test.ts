import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Image, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {checkDrawings, drawingProblems} from '../../../../scripts/content/checks/drawings';
import {siteOf} from '../../../../scripts/content/site';
import {inlineDrawing, palette} from '../../../../src/features/drawings/node/inline-drawing.cjs';
import inlineDrawings from '../../../../src/features/drawings/node';
import {projectPath} from '../../../support';

describe('the palette of drawings', () => {
  const [light = '', ...others] = readFileSync(projectPath('src/css/tokens.css'), 'utf8').split('}');
  const dark = others.find((block) => block.includes("[data-theme='dark']"))!;

  it.each(Object.entries(palette))('%s stands for %s, which each mode has', (color, token) => {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(light).toContain(`${token}: `);
    expect(dark).toContain(`${token}: `);
  });
});

describe('a drawing', () => {
  it('gets the variables of its colors, the fonts of the site, and ids of its own', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" role="img" font-family="system-ui, sans-serif">
      <title>Arrow</title>
      <marker id="a"/>
      <path stroke="#0b6b62" fill="#fff" marker-end="url(#a)"/>
      <text font-family="ui-monospace, monospace">one <tspan>two</tspan></text>
    </svg>`;
    expect(inlineDrawing(svg, 'mesh')).toBe(
      '<svg width="20"><marker id="mesh-a"/>' +
        '<path stroke="var(--site-color-accent)" fill="var(--site-color-page)" marker-end="url(#mesh-a)"/>' +
        '<text font-family="var(--ifm-font-family-monospace)">one <tspan>two</tspan></text></svg>',
    );
  });

  it('is refused with a color that has no variable', () =>
    expect(() => inlineDrawing('<rect fill="#123456"/>', 'mesh')).toThrow("mesh: #123456 isn't a color"));
});

const files = ['docs', 'versioned_docs', 'fabric', 'release-notes'].flatMap((folder) =>
  readdirSync(projectPath(folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file)),
);

describe('the drawings of all pages', () => {
  it('are XML, have colors that follow the mode and letters that can be read, say their size, and fit a phone', async () => {
    expect(files.length).toBeGreaterThan(200);
    expect(await checkDrawings(siteOf(projectPath(''), [], []), files)).toEqual([]);
  });
});

it.each([
  ['<svg width="20" height="20"><path fill="#ff00ff"/></svg>', "#ff00ff isn't a color of the site"],
  ['<svg width="20" height="20"><path fill="rgb(1,2,3)"/></svg>', 'rgb(1,2,3) sets a color of its own'],
  ['<svg width="20" height="20"><text font-size="9">a</text></svg>', 'letters are 9 pixels high'],
  ['<svg width="400" height="20"></svg>', 'the drawing is 400 pixels wide'],
  ['<svg viewBox="0 0 20 20"></svg>', 'the drawing does not say its size'],
])('%s is told', (svg, message) =>
  expect(
    drawingProblems(svg)
      .map((problem) => problem.message)
      .join(),
  ).toContain(message),
);

describe('an image of a page', () => {
  const drawing = basename(files[0]!);
  const page = {path: projectPath(join(dirname(files[0]!), '../page.md'))};
  const render = (url: string) => {
    const image: Image = {type: 'image', url, alt: 'Three layers'};
    const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [image]}]};
    inlineDrawings()(tree, page);
    return JSON.stringify(tree);
  };

  it('becomes markup, named as the page says', () => {
    expect(render(`./img/${drawing}`)).toContain('"name":"aria-label","value":"Three layers"');
    expect(render(`img/${drawing}`)).toContain(`drawing-loader.cjs!./img/${drawing}`);
  });

  it('stays what it is where there is no such drawing, or it is no drawing', () => {
    for (const url of ['./img/nothing.svg', 'https://example.com/a.svg', './img/layers.png']) {
      expect(render(url)).toContain('"type":"image"');
    }
  });
});
