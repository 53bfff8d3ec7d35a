import {existsSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {readFrontMatter} from '../page-model/front-matter';

/**
 * The front matter of a page, as Docusaurus reads it. Its parser (@11ty/gray-matter, with Docusaurus 3.10.2) caches a
 * text that it failed to read as one without front matter, and reports no error the next time, so front matter that
 * seems empty is checked again. Examples are run with `live` from the source, so it is removed from what readers load. A page of a section
 * that has a picture gets it, for sites that show a preview of a link.
 *
 * @throws Error naming file and line
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const rejectProblem = (cause?: unknown) => {
    const [problem] = readFrontMatter(fileContent).errors;
    if (!problem) return;
    const place = `${relative(process.cwd(), filePath)}:${problem.line}`;
    const expected = 'a value with ": " or a special character in quotes';
    throw new Error(`${place}: invalid YAML in front matter: ${problem.message}; expected ${expected}.`, {cause});
  };
  const parsed = await defaultParseFrontMatter(params).catch((error: unknown) => {
    rejectProblem(error);
    throw error;
  });
  const {live: _, ...frontMatter} = parsed.frontMatter;
  if (Object.keys(parsed.frontMatter).length === 0) rejectProblem();
  const image = pictureOf(filePath);
  return {...parsed, frontMatter: {...(image && {image}), ...frontMatter}};
};

/**
 * The picture of a page's section: `/social/docs-4.6.png`, `/social/fabric.png`. A version without one has that of the
 * site.
 */
function pictureOf(filePath: string): string | undefined {
  const [folder = '', version = ''] = relative(process.cwd(), filePath).split(sep);
  const name = folder === 'versioned_docs' ? version.replace('version', 'docs') : folder;
  const image = `/social/${name}.png`;
  return existsSync(join('static', image)) ? image : undefined;
}
