import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {sectionNames} from '../../../lib/section-names';
import {toDocSearchRecords} from './docsearch-records';
import {lookUpKeywords, readPlacedKeywords} from './place-keywords';
import {SHARD_FOLDER, readShards} from './shard-files';

/**
 * Writes the records of a built site as JSON lines, to a file or to standard output.
 * @throws Error when the site has not been built, its index is unusable, or the keyword files have mistakes
 */
export async function exportRecords(outDir: string, site: LoadContext, file?: string): Promise<void> {
  const {siteDir, baseUrl, siteConfig} = site;
  const shards = await readShards(join(outDir, SHARD_FOLDER));
  const keywordsOf = lookUpKeywords(await readPlacedKeywords(siteDir));
  const records = shards.flatMap(({shard, texts}) =>
    toDocSearchRecords({shard, texts}, siteConfig.url, sectionNames.default, ({page, anchor}) =>
      keywordsOf(shard.version, shard.pages[page]!.path.slice(baseUrl.length - 1), anchor),
    ),
  );
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  if (file) {
    await writeFile(file, lines);
    console.error(`${records.length} records of ${shards.length} shards written to ${file}`);
  } else {
    process.stdout.write(lines);
  }
}
