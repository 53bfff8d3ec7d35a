import {DocSearchAskAiModal} from '@docsearch/react/askaiModal';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {Props} from '../SearchModal';
import {docSearchField, writeInto} from './field';
import Frame from './Frame';
import {askAiTexts} from './texts';
import {useHostedDialog} from './useHostedDialog';

/** DocSearch with Ask AI. */
export default function AskAiDialog(props: Props) {
  const [isAskAi, setAskAi] = useState(false);
  const state = useHostedDialog(props, isAskAi ? () => setAskAi(false) : undefined);
  const {algolia, tags, quote} = state;
  const askAi = useMemo(
    () => ({
      agentId: algolia.agentId ?? '',
      indices: [algolia.indexName],
      searchParameters: {[algolia.indexName]: {filters: tags.map((tag) => `docusaurus_tag:"${tag}"`).join(' OR ')}},
    }),
    [algolia, tags],
  );
  const [question, setQuestion] = useState('');
  /** What stood in the field before Ask AI. */
  const typed = useRef('');
  const wasAskAi = useRef(false);
  useEffect(() => {
    const hasLeft = wasAskAi.current && !isAskAi;
    wasAskAi.current = isAskAi;
    // DocSearch empties the field when a question is asked, and leaves it empty.
    const field = docSearchField();
    if (hasLeft && field && !field.value) writeInto(field, typed.current);
  }, [isAskAi]);

  const onAskAiToggle = (isOn: boolean, message?: {query: string; messageId?: string}) => {
    if (isOn && message) {
      setQuestion(message.query);
      // A conversation from before was chosen from a list, not typed.
      if (!isAskAi) typed.current = message.messageId ? '' : message.query;
    }
    setAskAi(isOn);
  };

  return (
    <Frame state={state}>
      <DocSearchAskAiModal
        key={state.attempt}
        {...state.docSearch}
        askAi={askAi}
        isAskAiActive={isAskAi}
        onAskAiToggle={onAskAiToggle}
        translations={askAiTexts(state.retry, () => quote(question))}
      />
    </Frame>
  );
}
