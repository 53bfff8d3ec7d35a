import Link from '@docusaurus/Link';
import type {Quotation} from '@site/src/lib/search/find-passages';
import styles from './styles.module.css';

interface Props {
  quotation: Quotation;
  onClose: () => void;
}

export default function QuotationBlock({quotation: {url, trail, label, lines, isExcerpt}, onClose}: Props) {
  return (
    <figure className={styles.quotation}>
      <figcaption>
        <Link to={url} onClick={onClose}>
          {trail.join(' › ')}
        </Link>{' '}
        <span className={styles.label}>{label}</span>
      </figcaption>
      <blockquote cite={url}>
        {lines.map((line, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one passage never move
          <p key={position}>{line}</p>
        ))}
        {isExcerpt && <p aria-hidden="true">…</p>}
      </blockquote>
    </figure>
  );
}
