import {copyFile, mkdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Puts Google's web-vitals library beside `static/js/report-vitals.js`, which `vitals.js` on every page loads only when the
 * analytics tag is there. It stays outside the bundle, so that a site without analytics ships none of it to its readers.
 */
export default function webVitals(): Plugin {
  return {
    name: 'web-vitals',
    async postBuild({outDir}) {
      const entry = createRequire(__filename).resolve('web-vitals');
      const target = join(outDir, 'js', 'web-vitals.js');
      await mkdir(dirname(target), {recursive: true});
      await copyFile(join(dirname(entry), 'web-vitals.js'), target);
    },
  };
}
