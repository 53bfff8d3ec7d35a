import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`, which names the sitemap. Nothing is forbidden there, not even in a build that is not to be indexed:
 * a page that may not be read cannot say so.
 */
export default function robots({siteConfig: {url, baseUrl, noIndex}}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(join(outDir, 'robots.txt'), robotsText(noIndex ? undefined : `${url}${baseUrl}sitemap.xml`));
    },
  };
}

/** @param sitemap full address, or undefined when there is none */
function robotsText(sitemap: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`;
}
