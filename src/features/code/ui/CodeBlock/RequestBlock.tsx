import {htmlText} from '../../html-text';
import {useId, useLayoutEffect, useMemo, useRef, type CSSProperties} from 'react';
import {chooseForm, useChoices} from './choices';
import Frame, {type Code} from './Frame';
import OtherForms from './OtherForms';
import RequestTabs, {panelId, tabId} from './RequestTabs';
import styles from './styles.module.css';

interface Props extends Code {
  html: string;
  /** The number of the kind of call. */
  call: string;
}

/** A request to the operations API: its JSON, or the call it makes in the language that the reader chose. */
export default function RequestBlock({html, className, label, call, ...code}: Props) {
  const id = useId();
  const choices = useChoices();
  const keepInPlace = useKeepInPlace();

  const {form = 'json', writer, values, isFinding} = choices ?? {};
  const shown = useMemo(
    () => (form === 'json' || !writer ? {html, className} : writer.writeRequest(form, htmlText(html), values)),
    [form, writer, values, html, className],
  );

  if (!choices || (form !== 'json' && !writer)) {
    // The inline script before the page has set how many lines each kind of call adds.
    const room = call === '0' ? undefined : ({'--added-lines': `var(--added-lines-${call})`} as CSSProperties);
    const tabs = <span className={styles.label}>{label}</span>;
    return <Frame {...code} {...shown} tabs={tabs} panel={{className: styles.waiting, style: room}} />;
  }
  const tabs = (
    <RequestTabs
      id={id}
      form={form}
      // Blocks above change height too; this keeps the tab under the pointer.
      onChoose={(next, tab) => void chooseForm(next, () => keepInPlace(tab))}
    />
  );
  const panel = {id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id, form)};
  return (
    <>
      <Frame {...code} {...shown} tabs={tabs} panel={panel} hasValues={form !== 'json'} />
      {isFinding && writer && <OtherForms shown={form} html={html} writer={writer} values={values} />}
    </>
  );
}

/** @returns a function that keeps an element where it is in the window when the next render changes heights above it */
function useKeepInPlace(): (element: HTMLElement) => void {
  const kept = useRef<{element: HTMLElement; top: number}>(undefined);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const {element, top} = kept.current;
    kept.current = undefined;
    // Other blocks render at the same time, some of them after this one.
    queueMicrotask(() => window.scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'}));
  });
  return (element) => (kept.current = {element, top: element.getBoundingClientRect().top});
}
