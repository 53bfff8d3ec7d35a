import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sectionNames} from '@site/src/data/section-names';
import {counted} from '@site/src/lib/counted';
import {withFallback} from '@site/src/lib/search/docsearch-client';
import {MARKS} from '@site/src/lib/search/docsearch-hits';
import {hostedSearchFor, type HostedSite} from '@site/src/lib/search/hosted-search';
import {missingResultUrl} from '@site/src/lib/search/issue-url';
import {useEffect, useState, type RefObject} from 'react';
import type {Request} from '../AskAi';
import type {Props} from '../SearchModal';
import {useDialog} from '../useDialog';
import {usePlace} from '../usePlace';
import {useSearchData, useSearchScope} from '../useSearchScope';
import {docSearchField} from './field';
import {footerLink} from './FooterLink';
import {hitLink} from './HitLink';

/** What both forms of DocSearch get. */
type DocSearch = Omit<DocSearchModalProps, 'translations'>;

export interface HostedDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  algolia: HostedSite['algolia'];
  tags: string[];
  docSearch: DocSearch;
  /** Another number is another try, with the query of the one before it. */
  attempt: number;
  retry: () => void;
  /** The number of results, as it is read out. */
  status: string;
  /** What is answered with quotations, instead of DocSearch. */
  request: Request | undefined;
  quote: (question: string) => void;
  leave: () => void;
  close: () => void;
}

const typed = () => docSearchField()?.value ?? '';

/** What stood in the field when the search was closed without a result: a press too many loses nothing. */
let unfinishedQuery = '';

/**
 * DocSearch's options, and the dialog around it.
 *
 * @param onLeaveMode set while Ask AI is shown: leaves it
 */
export function useHostedDialog({firstQuery, onClose}: Props, onLeaveMode?: () => void): HostedDialog {
  const [attempt, setAttempt] = useState({number: 0, query: firstQuery || unfinishedQuery});
  const [request, setRequest] = useState<Request>();
  const [status, setStatus] = useState('');

  const close = () => {
    if (!onLeaveMode) unfinishedQuery = typed();
    onClose();
  };
  const leave = (event?: Event) => {
    if (request) setRequest(undefined);
    else if (!document.querySelector('.DocSearch-Popover-Popup')) {
      // DocSearch's field would empty its list, and a popover of DocSearch closes by itself.
      event?.stopPropagation();
      (onLeaveMode ?? close)();
    }
  };
  const dialog = useDialog(leave);
  const {docSearch, algolia, tags} = useOptions(setStatus, onClose);

  // DocSearch finds the field again when quotations are left.
  useEffect(() => {
    if (!request) docSearchField()?.focus();
  }, [request]);

  return {
    dialog,
    algolia,
    tags,
    docSearch: {...docSearch, initialQuery: attempt.query, onClose: close},
    attempt: attempt.number,
    retry: () => setAttempt({number: attempt.number + 1, query: typed()}),
    status,
    request,
    quote: (question) => setRequest({question}),
    leave,
    close,
  };
}

/** As the page was when the search was opened: DocSearch does not read them again. */
function useOptions(onStatus: (status: string) => void, onClose: () => void) {
  const data = useSearchData();
  const {own: tags, labels} = useSearchScope();
  const place = usePlace();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');

  const [options] = useState(() => {
    const hosted = hostedSearchFor(data);
    const {algolia, language} = hosted.site;
    const scope = {tags, place, origin: window.location.origin, rootName: sectionNames.default};
    const onAnswer = (query: string, count: number | undefined) =>
      onStatus(count === undefined ? '' : count === 0 ? `No results for ${query}` : counted(count, 'result'));
    // After DocSearch has closed itself.
    const onTake = () => queueMicrotask(() => (unfinishedQuery = ''));
    const docSearch = {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indices: [
        {
          name: algolia.indexName,
          searchParameters: {
            facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
            ...MARKS,
          },
        },
      ],
      initialScrollY: window.scrollY,
      transformSearchClient: withFallback(hosted, scope, onAnswer),
      navigator: {
        navigate({itemUrl}) {
          onTake();
          history.push(itemUrl);
        },
      },
      hitComponent: hitLink(onTake),
      resultsFooterComponent: footerLink(searchPage, () => {
        unfinishedQuery = '';
        onClose();
      }),
      getMissingResultsUrl: ({query}) =>
        missingResultUrl(data.newIssueUrl, query, labels.join(', '), window.location.href),
    } satisfies DocSearch;
    return {docSearch, algolia, tags};
  });
  return options;
}
