import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sectionNames} from '../../data/section-names';
import {toDocSearchRecords} from '../../lib/search/docsearch-records';
import {SHARD_FOLDER, readShards} from './shard-files';

/**
 * Writes the records of a built site as JSON lines, to a file or to the standard output.
 * @throws Error when the site was not built
 */
export async function exportRecords(outDir: string, site: {siteConfig: {url: string}}, file?: string): Promise<void> {
  const shards = await readShards(join(outDir, SHARD_FOLDER));
  const records = shards.flatMap((shard) => toDocSearchRecords(shard, site.siteConfig.url, sectionNames.default));
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  if (file) {
    await writeFile(file, lines);
    console.error(`${records.length} records of ${shards.length} shards written to ${file}`);
  } else {
    process.stdout.write(lines);
  }
}
