import {copyText, COPYING_BLOCKED} from '@site/src/components/clipboard/copy-text';
import {announce} from '@site/src/components/messages/announce';
import {markdownPath} from '../../markdown-path';
import {changes} from '@site/src/components/Dialog/changes-dialog';
import {useEffect, useState, type MouseEvent, type RefObject} from 'react';
import {currentSection} from './current-section';
import {pageMarkdown} from './page-markdown';
import styles from './styles.module.css';

interface Props {
  /** Address of the page, with the base URL. */
  permalink: string;
  onClose: () => void;
  /** Opens the form for the reader's values in samples. */
  onEditValues: () => void;
  /** The menu's element, for the code that moves the focus in it. */
  menu: RefObject<HTMLDivElement | null>;
}

/** Samples with values that readers can replace, and requests, which have some in every form but JSON. */
const SAMPLES = '.markdown :is([data-values], [role=tablist])';

/** Lets readers copy the page or a link to it, and see its changes: a menu by the WAI-ARIA pattern. */
export default function PageMenu({permalink, menu, onClose, onEditValues}: Props) {
  // Requested now, so that it is ready when the reader chooses.
  const [text] = useState(() => pageMarkdown(permalink));
  const [section] = useState(currentSection);
  const [hasSamples] = useState(() => document.querySelector(SAMPLES) !== null);

  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({preventScroll: true}), [menu]);

  async function copy(done: string, content: string | Promise<string>) {
    onClose();
    announce((await copyText(content)) ? done : COPYING_BLOCKED);
  }

  async function view(event: MouseEvent) {
    if (navigator.onLine && process.env.NODE_ENV === 'production') return;
    // Offline and under `npm start`, the Markdown at hand is shown instead of the file.
    event.preventDefault();
    const blob = new Blob([await text], {type: 'text/plain;charset=utf-8'});
    window.location.assign(URL.createObjectURL(blob));
  }

  const {show} = changes;
  const item = {role: 'menuitem', tabIndex: -1, className: styles.item};
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label="Copy page" className={styles.menu}>
      <button {...item} type="button" onClick={() => void copy('Page copied as Markdown', text)}>
        Copy as Markdown
      </button>
      <a {...item} href={markdownPath(permalink)} onClick={(event) => void view(event)}>
        View as Markdown
      </a>
      <button
        {...item}
        type="button"
        onClick={() => void copy(section ? `Link to “${section.name}” copied` : 'Link copied', linkTo(section))}
      >
        {section ? 'Copy link to this section' : 'Copy link to this page'}
        {section && <span className={styles.detail}>{section.name}</span>}
      </button>
      {hasSamples && (
        <button
          {...item}
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            onEditValues();
          }}
        >
          Edit sample values
        </button>
      )}
      {show && (
        <button
          {...item}
          type="button"
          onClick={() => {
            onClose();
            show();
          }}
        >
          What changed on this page
        </button>
      )}
    </div>
  );
}

function linkTo(section: {id: string} | undefined): string {
  const {origin, pathname} = window.location;
  return origin + pathname + (section ? `#${encodeURIComponent(section.id)}` : '');
}
