import {relative} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {readFrontMatter} from '../content/front-matter';

/**
 * The front matter of a page, as Docusaurus reads it. Its parser (@11ty/gray-matter, with Docusaurus 3.10.2) remembers a
 * text that it could not read as one without front matter, and says nothing when it is read again: what seems to be empty
 * is looked at once more. What runs the examples of a page reads `live` from its source; readers need not load it.
 *
 * @throws Error naming file and line
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const fault = () => readFrontMatter(fileContent).errors[0];
  const reject = (error?: unknown) => {
    const found = fault();
    if (!found) return error;
    const place = `${relative(process.cwd(), filePath)}:${found.line}`;
    const expected = 'a value with ": " or a special character in quotes';
    return new Error(`${place}: the front matter is no YAML: ${found.message}; expected ${expected}.`, {cause: error});
  };
  try {
    const parsed = await defaultParseFrontMatter(params);
    const seemsEmpty = Object.keys(parsed.frontMatter).length === 0;
    const error = seemsEmpty ? reject() : undefined;
    if (error) throw error;
    const {live: _, ...frontMatter} = parsed.frontMatter;
    return {...parsed, frontMatter};
  } catch (error) {
    throw reject(error);
  }
};
