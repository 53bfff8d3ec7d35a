import {DocSearchAskAiModal, type DocSearchAskAiModalTranslations} from '@docsearch/react/askaiModal';
import {useMemo, useState} from 'react';
import type {DialogProps} from '../ui/SearchModal';
import {useDialog} from '../ui/useDialog';
import styles from './styles.module.css';
import {useDocSearch} from './useDocSearch';

const askAiTexts = {
  searchBox: {placeholderText: 'Search or ask a question', placeholderTextAskAi: 'Ask another question'},
  resultsScreen: {askAiResultsTitle: 'Ask AI'},
  newConversation: {
    newConversationTitle: 'Ask a question',
    newConversationDescription: 'An AI model answers from these docs.',
  },
  askAiScreen: {
    disclaimerText: 'Written by an AI model. It can be wrong: check the pages it draws on.',
    errorTitleText: 'Couldn’t load results',
  },
} satisfies DocSearchAskAiModalTranslations;

/** DocSearch with Ask AI. Escape leaves Ask AI before it closes the dialog. */
export default function AskAiDialog(props: DialogProps) {
  const {onClose} = props;
  const {docSearch, algolia, tags, query, onInput, texts} = useDocSearch(props);
  const [isAskAi, setAskAi] = useState(false);
  /** The number of times that Ask AI was left. Each time, a new DocSearch starts with the question in its field. */
  const [visits, setVisits] = useState(0);
  const onAskAiToggle = (isOn: boolean) => {
    setAskAi(isOn);
    if (!isOn) setVisits((count) => count + 1);
  };
  const dialog = useDialog({onEscape: () => (isAskAi ? onAskAiToggle(false) : onClose()), onClose});
  const askAi = useMemo(
    () => ({
      agentId: algolia.agentId ?? '',
      indices: [algolia.indexName],
      searchParameters: {[algolia.indexName]: {filters: tags.map((tag) => `docusaurus_tag:"${tag}"`).join(' OR ')}},
    }),
    [algolia, tags],
  );
  return (
    <dialog {...dialog} onInput={isAskAi ? undefined : onInput} className={styles.dialog} aria-label="Search">
      <DocSearchAskAiModal
        key={visits}
        {...docSearch}
        initialQuery={query.current}
        askAi={askAi}
        isAskAiActive={isAskAi}
        onAskAiToggle={onAskAiToggle}
        translations={{...texts, ...askAiTexts}}
      />
    </dialog>
  );
}
