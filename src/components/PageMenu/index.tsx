import {markdownPath} from '@site/src/lib/markdown-path';
import {changes} from '@site/src/components/PageChanges/request';
import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject} from 'react';
import {nextPosition} from '@site/src/components/VersionMenu/next-position';
import {copyLater} from './copy-later';
import {currentSection} from './current-section';
import {pageMarkdown} from './page-markdown';
import styles from './styles.module.css';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  isOpen: boolean;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Long enough to be read. */
const SHOWN_FOR = 5000;

/** What a reader can take along from a page: a menu by the WAI-ARIA pattern, and below it what was done. */
export default function PageMenu({permalink, isOpen, onClose, button}: Props) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      {isOpen && <Items permalink={permalink} button={button} onClose={onClose} onDone={setMessage} />}
      <span role="status" className={message && styles.message}>
        {message}
      </span>
    </>
  );
}

interface ItemsProps extends Omit<Props, 'isOpen'> {
  onDone: (message: string) => void;
}

function Items({permalink, button, onClose, onDone}: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Asked for now, so that it is there when the reader has chosen.
  const [text] = useState(() => pageMarkdown(permalink));
  const [section] = useState(currentSection);

  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  useEffect(() => {
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  function close() {
    onClose();
    button.current?.focus();
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      close();
      return;
    }
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const next = nextPosition(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  async function copy(what: string, content: Promise<string>) {
    close();
    onDone((await copyLater(content)) ? `Copied ${what}.` : `Your browser did not let the page copy ${what}.`);
  }

  async function view(event: MouseEvent) {
    if (navigator.onLine && process.env.NODE_ENV === 'production') return;
    // What is on the screen is still there to be shown; under `npm start`, there is nothing else.
    event.preventDefault();
    const blob = new Blob([await text], {type: 'text/plain;charset=utf-8'});
    window.location.assign(URL.createObjectURL(blob));
  }

  const {show} = changes;
  const item = {role: 'menuitem', tabIndex: -1, className: styles.item};
  const leave = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) onClose();
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="Copy page"
      className={styles.menu}
      onKeyDown={move}
      onBlur={leave}
    >
      <button {...item} type="button" onClick={() => void copy('the page as Markdown', text)}>
        Copy as Markdown
      </button>
      <a {...item} href={markdownPath(permalink)} onClick={(event) => void view(event)}>
        View as Markdown
      </a>
      <button
        {...item}
        type="button"
        onClick={() => void copy(section ? `the link to “${section.name}”` : 'the link to this page', linkTo(section))}
      >
        {section ? 'Copy link to this section' : 'Copy link to this page'}
        {section && <span className={styles.detail}>{section.name}</span>}
      </button>
      {show && (
        <button
          {...item}
          type="button"
          onClick={() => {
            close();
            show();
          }}
        >
          What changed on this page
        </button>
      )}
    </div>
  );
}

function linkTo(section: {id: string} | undefined): Promise<string> {
  const {origin, pathname} = window.location;
  return Promise.resolve(origin + pathname + (section ? `#${encodeURIComponent(section.id)}` : ''));
}
