import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {addedLines, curlTokens, fetchTokens} from '@site/src/lib/code/request-forms';
import {htmlText, tokensHtml} from '@site/src/lib/code/tokens';
import {useId, useMemo, type CSSProperties} from 'react';
import Frame, {type Code} from './Frame';
import RequestTabs, {panelId, tabId} from './RequestTabs';
import styles from './styles.module.css';
import {useRequestForm} from './useRequestForm';

interface Props extends Code {
  html: string;
}

/** A request to the operations API: its JSON, or the call made of it with curl or in JavaScript. */
export default function RequestBlock({html, className, label, ...code}: Props) {
  const id = useId();
  const [form, choose] = useRequestForm();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const body = useMemo(() => htmlText(html), [html]);
  const lines = useMemo(() => addedLines(body), [body]);
  const shown = useMemo(() => {
    if (form === 'curl') return {html: tokensHtml(curlTokens(body)), className: 'language-bash'};
    if (form === 'javascript') return {html: tokensHtml(fetchTokens(body)), className: 'language-javascript'};
    return {html, className};
  }, [form, body, html, className]);

  if (form === 'waiting') {
    const room = {'--curl-lines': lines.curl, '--javascript-lines': lines.javascript} as CSSProperties;
    const tabs = <span className={styles.label}>{label}</span>;
    return <Frame {...code} {...shown} tabs={tabs} panel={{className: styles.waiting, style: room}} />;
  }
  const tabs = (
    <RequestTabs
      id={id}
      form={form}
      onChoose={(next, tab) => {
        // The blocks above change their height as well; the tab stays under the pointer.
        blockElementScrollPositionUntilNextRender(tab);
        choose(next);
      }}
    />
  );
  const panel = {id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id, form)};
  return <Frame {...code} {...shown} tabs={tabs} panel={panel} />;
}
