import {existsSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {readFrontMatter} from '../page-model/front-matter';

/**
 * The front matter of a page, read as all other programs of the site do. Examples are run with `live` from the source, so
 * it is removed from what readers load. A page of a section that has a picture gets it, for sites that show a preview of
 * a link.
 *
 * @throws Error naming file and line
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({filePath, fileContent}) => {
  const {data, content, errors} = readFrontMatter(fileContent);
  const [problem] = errors;
  if (problem) {
    const place = `${relative(process.cwd(), filePath)}:${problem.line}`;
    const expected = 'a value with ": " or a special character in quotes';
    throw new Error(`${place}: invalid YAML in front matter: ${problem.message}; expected ${expected}.`);
  }
  const {live: _, ...frontMatter} = data;
  const image = pictureOf(filePath);
  return {frontMatter: {...(image && {image}), ...frontMatter}, content};
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
