import {readFrontMatter} from '../../../page-model/front-matter';
import {memoize} from '../../../page-model/memoize';
import type {DocsPage} from '../../../page-model/read-docs';
import {readOperationSections} from '../../../page-model/rows/operations';
import type {Operation} from './types';

/**
 * The operations that a page documents.
 * @throws Error naming file, line, operation and what the form of operation pages requires there
 */
export const readOperations = memoize('operations', ({file, text, url}: DocsPage): Operation[] => {
  const page = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const {title, deprecated, group} = readFrontMatter(text).data;
  const category = typeof title === 'string' ? title : page;
  return readPage(file, text).map(({name, isDeprecated = deprecated === true, ...operation}) => ({
    name,
    ...operation,
    id: name,
    category,
    page,
    ...(typeof group === 'string' && {group}),
    url: `${url}#${name}`,
    ...(isDeprecated && {isDeprecated}),
  }));
});

function readPage(file: string, text: string): ReturnType<typeof readOperationSections> {
  try {
    return readOperationSections(text);
  } catch (error) {
    throw new Error(`${file}:${(error as Error).message}`, {cause: error});
  }
}
