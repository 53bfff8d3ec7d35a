import {requestForms, type RequestForm} from '@site/src/lib/code/request-forms';
import {useRef, type KeyboardEvent} from 'react';
import styles from './styles.module.css';

const LABELS: Record<RequestForm, string> = {json: 'JSON', curl: 'curl', javascript: 'JavaScript'};

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

interface Props {
  /** Ids of the tabs begin with it; the panel is named by the tab that is selected. */
  id: string;
  form: RequestForm;
  onChoose: (form: RequestForm, tab: HTMLElement) => void;
}

export const tabId = (id: string, form: RequestForm) => `${id}-${form}`;
export const panelId = (id: string) => `${id}-panel`;

/** Tabs by the WAI-ARIA pattern: one stop for the Tab key, arrows move and choose. */
export default function RequestTabs({id, form, onChoose}: Props) {
  const tabs = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = step(requestForms.indexOf(form)) % requestForms.length;
    const next = requestForms.at(at)!;
    const tab = tabs.current!.children.item(requestForms.indexOf(next)) as HTMLElement;
    tab.focus({preventScroll: true});
    onChoose(next, tab);
  }

  return (
    <div
      ref={tabs}
      role="tablist"
      tabIndex={-1}
      aria-label="Form of the request"
      className={styles.tabs}
      onKeyDown={move}
    >
      {requestForms.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === form}
          aria-controls={panelId(id)}
          tabIndex={name === form ? 0 : -1}
          className={styles.tab}
          onClick={({currentTarget}) => onChoose(name, currentTarget)}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
