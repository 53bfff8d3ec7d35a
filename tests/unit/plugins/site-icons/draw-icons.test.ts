import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {icons as design} from '@site/src/config/brand';
import {drawIcons} from '@site/src/plugins/site-icons/draw-icons';
import {followColorMode} from '@site/src/plugins/site-icons/mode-aware';
import {describe, expect, it} from 'vitest';
import {projectPath} from '../../../support';

const mark = readFileSync(projectPath(design.mark), 'utf8');
const icons = drawIcons(Resvg, mark, design, {name: 'The documentation', shortName: 'Docs'});
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const manifest = JSON.parse(String(icons['site.webmanifest']));

describe('drawIcons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['img/icon-192.png', 192],
    ['img/icon-512.png', 512],
  ])('draws %s with %i pixels', (path, size) => {
    expect(sizeOf(icons[path]!)).toEqual([size, size]);
  });

  it('wraps a PNG of 32 pixels into the ICO file', () => {
    const ico = icons['favicon.ico']!;
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(png).toHaveLength(ico.readUInt32LE(14));
    expect(sizeOf(png)).toEqual([32, 32]);
  });

  it('leaves no transparent corner to a phone', () => {
    const image = `<image width="180" height="180" href="data:image/png;base64,${icons['apple-touch-icon.png']!.toString('base64')}"/>`;
    const {pixels} = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180">${image}</svg>`,
    ).render();
    expect(pixels[3]).toBe(255);
  });

  it('lists in the manifest what it draws', () => {
    expect(manifest).toMatchObject({name: 'The documentation', short_name: 'Docs'});
    for (const {src, sizes} of manifest.icons) expect(sizeOf(icons[src]!).join('x')).toBe(sizes);
    expect(manifest.icons).toHaveLength(2);
  });

  it('changes all icons with the mark', () => {
    const other = drawIcons(Resvg, mark.replace('M12.3', 'M13.3'), design, {
      name: 'The documentation',
      shortName: 'Docs',
    });
    const pictures = Object.keys(icons).filter((path) => !path.endsWith('.webmanifest'));
    expect(pictures).toHaveLength(5);
    expect(pictures.filter((path) => icons[path]!.equals(other[path]!))).toEqual([]);
  });
});

describe('followColorMode', () => {
  it('gives every color one for the dark', () => {
    const svg = followColorMode('<svg viewBox="0 0 1 1"><path fill="#fff" stroke="#0b6b62"/></svg>', {
      '#fff': '#000',
      '#0b6b62': '#5fd4c7',
    });
    expect(svg).toBe(
      '<svg viewBox="0 0 1 1"><style>@media (prefers-color-scheme:dark){[fill="#fff"]{fill:#000}[stroke="#0b6b62"]{stroke:#5fd4c7}}</style><path fill="#fff" stroke="#0b6b62"/></svg>',
    );
  });

  it('names a color that it has no dark one for', () => {
    expect(() => followColorMode('<svg><path fill="#123456"/></svg>', {})).toThrow(
      'The mark has the color #123456, and nothing says what it becomes in the dark.',
    );
  });
});
