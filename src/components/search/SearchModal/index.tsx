import ErrorFallback from '@site/src/components/ErrorFallback';
import Spinner from '@site/src/components/Spinner';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, Suspense, useState, type ComponentProps} from 'react';
import KeywordSearch from './KeywordSearch';
import styles from './styles.module.css';
import {useDialog} from './useDialog';

export {serviceFor} from '../useSearchService';

export interface Props {
  onClose: () => void;
}

const AskAi = lazy(() => import('../AskAi'));

/** The search over the page: by keyword, or by question. */
export default function SearchModal({onClose}: Props) {
  const [query, setQuery] = useState('');
  const [question, setQuestion] = useState<string>();
  const isAsking = question !== undefined;
  const leave = () => (isAsking ? setQuestion(undefined) : onClose());
  const dialog = useDialog(leave);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={isAsking ? 'Ask AI' : 'Search'} onClose={onClose}>
      <div className={styles.frame}>
        {isAsking ? (
          <ErrorBoundary fallback={showFailure}>
            <Suspense fallback={<Spinner label="Loading Ask AI" />}>
              <AskAi firstQuestion={question} onLeave={leave} onClose={onClose} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <KeywordSearch query={query} onQuery={setQuery} onAsk={setQuestion} onClose={onClose} />
        )}
      </div>
    </dialog>
  );
}

function showFailure(failure: ComponentProps<typeof ErrorFallback>) {
  return <ErrorFallback {...failure} />;
}
