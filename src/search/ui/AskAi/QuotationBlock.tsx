import Link from '@docusaurus/Link';
import type {Quotation} from '../../engine/find-passages';
import Blocks from './Blocks';
import results from '../results/styles.module.css';
import styles from './styles.module.css';

interface Props {
  quotation: Quotation;
  onClose: () => void;
}

export default function QuotationBlock({quotation: {url, trail, label, blocks, isExcerpt}, onClose}: Props) {
  return (
    <figure className={styles.quotation}>
      <figcaption>
        <Link to={url} onClick={onClose}>
          {trail.join(' › ')}
        </Link>{' '}
        <span className={results.badge}>{label}</span>
      </figcaption>
      <blockquote cite={url} className="markdown">
        <Blocks blocks={blocks} />
        {isExcerpt && <p aria-hidden="true">…</p>}
      </blockquote>
    </figure>
  );
}
