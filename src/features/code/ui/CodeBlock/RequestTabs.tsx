import {formNames, requestForms, type RequestForm} from '../../request-forms';
import {useEffect, useRef, type KeyboardEvent} from 'react';
import {loadWriter} from './choices';
import styles from './styles.module.css';

const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

interface Props {
  /** Prefix of the tabs' ids and the panel's; the selected tab labels the panel. */
  id: string;
  form: RequestForm;
  onChoose: (form: RequestForm, tab: HTMLElement) => void;
}

export const tabId = (id: string, form: RequestForm) => `${id}-${form}`;
export const panelId = (id: string) => `${id}-panel`;

// A reader who reaches for the tabs will probably choose one; only that choice reports a failure.
const prepare = () => void loadWriter().catch(() => undefined);

/** Tabs by the WAI-ARIA pattern: one tab stop; arrow keys move and select. */
export default function RequestTabs({id, form, onChoose}: Props) {
  const tabs = useRef<HTMLDivElement>(null);

  // On a phone, the tabs scroll within the bar, and lose room as buttons appear.
  useEffect(() => {
    const list = tabs.current!;
    const selected = list.querySelector<HTMLElement>(`[id="${tabId(id, form)}"]`)!;
    const observer = new ResizeObserver(() => {
      list.scrollLeft = selected.offsetLeft - (list.clientWidth - selected.clientWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [id, form]);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The form changes once it is loaded, so the focused tab may be ahead of the selected one.
    const at = [...tabs.current!.children].indexOf(event.target as Element);
    const next = requestForms.at(step(at) % requestForms.length)!;
    const tab = tabs.current!.children.item(requestForms.indexOf(next)) as HTMLElement;
    tab.focus({preventScroll: true});
    onChoose(next, tab);
  }

  return (
    <div
      ref={tabs}
      role="tablist"
      tabIndex={-1}
      aria-label="Request format"
      className={styles.tabs}
      onKeyDown={move}
      onFocus={prepare}
      onPointerEnter={prepare}
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
          {formNames[name]}
        </button>
      ))}
    </div>
  );
}
