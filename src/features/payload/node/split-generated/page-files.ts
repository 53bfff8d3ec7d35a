import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

interface Options {
  outDir: string;
  baseUrl: string;
  /** Chunks that each page needs to be hydrated, by the page's path. */
  pages: Map<string, string[]>;
  /** Files of chunks, by the chunk's name. */
  files: Map<string, string[]>;
}

/**
 * Links the scripts and style sheets of each page in its head. Docusaurus links only those that all pages share: the
 * others would be requested only after these have run.
 *
 * @throws Error when a page has no head, or no file named after its address, which does not end with a slash
 */
export async function addPageFiles({outDir, baseUrl, pages, files}: Options): Promise<void> {
  for (const [path, chunks] of pages) {
    const file = join(outDir, `${decodeURI(path.slice(baseUrl.length)) || 'index'}.html`);
    const html = await readFile(file, 'utf8');
    const end = html.indexOf('</head>');
    if (end < 0) throw new Error(`split-generated: ${path} was not built as a page with a head`);
    const head = html.slice(0, end);
    const links = [...new Set(chunks.flatMap((chunk) => files.get(chunk) ?? []))]
      // Names contain a hash, so a match cannot be anything else.
      .filter((name) => !head.includes(name))
      .map((name) =>
        name.endsWith('.css')
          ? `<link rel=stylesheet href=${baseUrl}${name} />`
          : `<link rel=preload as=script href=${baseUrl}${name}>`,
      );
    // Other plugins read the pages at the same time: they must get the old file or the new one, never half of it.
    const draft = `${file}.draft`;
    await writeFile(draft, head + links.join('') + html.slice(end));
    await rename(draft, file);
  }
}
