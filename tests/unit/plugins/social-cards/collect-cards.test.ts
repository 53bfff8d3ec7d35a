import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectCards} from '@site/src/plugins/social-cards/collect-cards';
import {expect, it} from 'vitest';

const content = (label: string, root: string) =>
  ({
    loadedVersions: [
      {
        label,
        docs: [
          {id: 'rest', permalink: `${root}/rest`, title: 'REST'},
          {id: 'index', permalink: `${root}/`, title: 'Start'},
        ],
        sidebars: {
          docs: [
            {type: 'doc', id: 'index'},
            {
              type: 'category',
              label: 'Developers',
              link: {type: 'generated-index', title: 'All for developers', permalink: `${root}/category/developers`},
              items: [{type: 'category', label: 'Interfaces', items: [{type: 'doc', id: 'rest'}]}],
            },
          ],
        },
      },
    ],
  }) as unknown as LoadedContent;

it('makes a card for each page and generated page, with its place and version', () => {
  const instances = {default: content('4.6', '/manual/docs/4.6'), fabric: content('any', '/manual/fabric')};
  const cards = collectCards(instances, '/manual/');
  expect(cards).toHaveLength(6);
  expect(cards).toContainEqual({
    file: 'social/docs/4.6/rest.png',
    title: 'REST',
    place: ['Documentation', 'Developers'],
    version: 'Version 4.6',
  });
  expect(cards).toContainEqual({
    file: 'social/docs/4.6/category/developers.png',
    title: 'All for developers',
    place: ['Documentation'],
    version: 'Version 4.6',
  });
  expect(cards).toContainEqual({file: 'social/fabric.png', title: 'Start', place: ['Fabric']});
});
