import {DocSearchModal} from '@docsearch/react/modal';
import {ASK_NAME} from '../ask-name';
import type {Props} from '../SearchModal';
import {docSearchField} from './field';
import Frame from './Frame';
import styles from './styles.module.css';
import {keywordTexts} from './texts';
import {useHostedDialog} from './useHostedDialog';

/** DocSearch without an agent: questions are answered with quotations. */
export default function KeywordDialog(props: Props) {
  const state = useHostedDialog(props);
  const askHere = () => state.quote(docSearchField()?.value ?? '');
  return (
    <Frame state={state}>
      <DocSearchModal
        key={state.attempt}
        {...state.docSearch}
        translations={keywordTexts(state.retry)}
        footerAction={
          <button type="button" className={styles.textButton} onClick={askHere}>
            {ASK_NAME}
          </button>
        }
      />
    </Frame>
  );
}
