import {budgets, pageKinds, scriptsAndStylesBudget} from '../../scripts/bench/budgets';
import {loadedFiles, sumBytes} from '../../scripts/bench/measure-page';
import {expect, test} from './support/test';

for (const [kind, address] of Object.entries(pageKinds)) {
  // Those of Brotli alone: the build writes it for every host, and every browser that the site is made for asks for it.
  test(`the first visit to a page of the kind "${kind}" stays within its bytes, and asks for nothing else`, async ({
    page,
  }) => {
    const files = await loadedFiles(page, address);
    const bytes = sumBytes(files);
    const list = files.map(({path, type, bytes: size}) => `${size} ${type} ${path}`).join('\n');
    test.info().annotations.push({type: 'bytes', description: JSON.stringify(bytes)});
    const limits = {...budgets, scriptsAndStyles: scriptsAndStylesBudget(kind)};
    for (const name of ['main', 'runtime', 'styles', 'scriptsAndStyles', 'html'] as const) {
      expect.soft(bytes[name], name).toBeGreaterThan(0);
      expect.soft(bytes[name], `${name} of ${address}:\n${list}`).toBeLessThanOrEqual(limits[name]);
    }

    const used = await page.evaluate(() => {
      const {webpackChunkharper_documentation: chunks} = window as unknown as {
        webpackChunkharper_documentation: [string[]][];
      };
      const images = [...document.images].filter((image) => image.checkVisibility());
      return {
        chunks: chunks.flatMap(([names]) => names),
        images: images.map(({currentSrc}) => new URL(currentSrc).pathname),
      };
    });
    const unused = files.filter(({path, type}) => {
      const chunk = /\/assets\/js\/(.+)\.[0-9a-f]+\.js$/.exec(path)?.[1];
      if (chunk) return chunk !== 'runtime~main' && !used.chunks.includes(chunk);
      if (type === 'image') return !used.images.includes(path);
      // The browser asks for icons as "other".
      return !['document', 'stylesheet', 'script', 'font', 'manifest', 'other'].includes(type);
    });
    expect(unused.map(({path}) => path)).toEqual([]);
  });
}
