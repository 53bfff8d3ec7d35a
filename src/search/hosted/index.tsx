import type {SearchData} from '../indexing';
import type {ComponentType} from 'react';
import type {Props} from '../ui/SearchModal';

/** In the place of `SearchModal` where Algolia is configured: DocSearch, with Ask AI where an agent answers questions. */
export async function prepareDialog({algolia}: SearchData): Promise<ComponentType<Props>> {
  const {default: Dialog} = await (algolia?.agentId
    ? import(/* webpackChunkName: "search-hosted-ask" */ './AskAiDialog')
    : import(/* webpackChunkName: "search-hosted" */ './KeywordDialog'));
  return Dialog;
}
