import type {SectionChange} from '../../page-history';
import {useState} from 'react';
import {onDemand} from '@site/src/components/OnDemand';
import styles from './styles.module.css';

const Difference = onDemand(() => import(/* webpackChunkName: "difference" */ './Difference'));

interface Props {
  section: SectionChange;
  /** Addresses of the open page and the older one. */
  newer: string;
  older: string;
}

const WORDS = {added: ' (new)', removed: ' (removed)', changed: ''};

/** A section whose text changed, with a word-by-word difference on request. */
export default function SectionItem({section: {title, anchor, what}, newer, older}: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <li>
      {anchor ? <a href={`#${anchor}`}>{title}</a> : title}
      {WORDS[what]}{' '}
      {what === 'changed' && (
        <button
          type="button"
          className={styles.show}
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide' : 'Show'} diff of ${title}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide diff' : 'Show diff'}
        </button>
      )}
      {isShown && <Difference title={title} newer={newer} older={older} />}
    </li>
  );
}
