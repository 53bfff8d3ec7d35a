import {relative} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {readFrontMatter} from '../content/front-matter';

/**
 * The front matter of a page, as Docusaurus reads it. Its parser (@11ty/gray-matter, with Docusaurus 3.10.2) caches a
 * text that it failed to read as one without front matter, and reports no error the next time, so front matter that
 * seems empty is checked again. Examples are run with `live` from the source, so it is removed from what readers load.
 *
 * @throws Error naming file and line
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const rejectFault = (cause?: unknown) => {
    const [fault] = readFrontMatter(fileContent).errors;
    if (!fault) return;
    const place = `${relative(process.cwd(), filePath)}:${fault.line}`;
    const expected = 'a value with ": " or a special character in quotes';
    throw new Error(`${place}: the front matter is no YAML: ${fault.message}; expected ${expected}.`, {cause});
  };
  const parsed = await defaultParseFrontMatter(params).catch((error: unknown) => {
    rejectFault(error);
    throw error;
  });
  const {live: _, ...frontMatter} = parsed.frontMatter;
  if (Object.keys(parsed.frontMatter).length === 0) rejectFault();
  return {...parsed, frontMatter};
};
