import type {SearchData} from '../indexing';
import type {ComponentType} from 'react';
import type {Props} from '../ui/SearchModal';

/** Replaces `SearchModal` if Algolia is configured: DocSearch, with Ask AI if there is an agent. */
export async function prepareDialog({algolia}: SearchData): Promise<ComponentType<Props>> {
  const {default: Dialog} = await (algolia?.agentId
    ? import(/* webpackChunkName: "search-hosted-ask" */ './AskAiDialog')
    : import(/* webpackChunkName: "search-hosted" */ './KeywordDialog'));
  return Dialog;
}
