import type {DocusaurusConfig} from '@docusaurus/types';
import {browserConfig} from '@site/src/plugins/payload/lean-client';
import {expect, it} from 'vitest';

it('the browser gets the configuration without what only the build reads', () => {
  const config = {
    title: 'Site',
    plugins: ['one'],
    presets: [['classic', {}]],
    markdown: {format: 'detect'},
    themeConfig: {a: 1},
    storage: {namespace: false},
    onBrokenLinks: 'throw',
    future: {experimental_router: 'browser', faster: true},
  };
  const kept = {title: 'Site', themeConfig: {a: 1}, future: {experimental_router: 'browser'}};
  expect(browserConfig(config as unknown as DocusaurusConfig)).toEqual(kept);
});
