import {compile} from '@mdx-js/mdx';
import importRows from '@site/src/remark/import-operation-rows';
import {VFile} from 'vfile';

/** Compiles an MDX page with the plugin, as the site does. */
export async function importRowsForTest(text: string, path: string): Promise<string> {
  return String(await compile(new VFile({value: text, path}), {remarkPlugins: [importRows]}));
}
