import linkFiles from '@site/src/features/versions/node/link-version-files';
import {parsePage} from '@site/src/page-model/parse';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

const TEXT = `[Schema](pathname:///docs/api/4.7/config.schema.json) and [page](/docs/developers/rest)

\`\`\`yaml
# yaml-language-server: $schema=/docs/api/4.7/config.schema.json
\`\`\`
`;

test.each([
  ['/site/docs/deployments/configuration.md', 'next'],
  ['/site/versioned_docs/version-4.8/deployments/configuration.md', '4.8'],
])('links of %s lead to the files of %s', (path, version) => {
  const tree = structuredClone(parsePage(TEXT));
  linkFiles({url: 'https://docs.example.com', baseUrl: '/manual/'})(tree, {path});
  const found: string[] = [];
  visit(tree, ['link', 'code'], (node) => {
    found.push('url' in node ? node.url : (node as {value: string}).value);
  });
  expect(found).toEqual([
    `pathname:///docs/api/${version}/config.schema.json`,
    '/docs/developers/rest',
    `# yaml-language-server: $schema=https://docs.example.com/manual/docs/api/${version}/config.schema.json`,
  ]);
});
