import Link from '@docusaurus/Link';
import LineIcon from '@site/src/components/LineIcon';
import type {SavedHit} from '../../engine/saved-hits';
import {useSavedHits} from '../useSavedHits';
import Entrances from './Entrances';
import header from '../header.module.css';
import results from '../results/styles.module.css';
import styles from './list.module.css';
import modal from './styles.module.css';

interface Props {
  /** The version that is searched. */
  label: string | undefined;
  onClose: () => void;
}

/** Before a query: what the reader opened lately and marked, and where most begin. */
export default function StartScreen({label, onClose}: Props) {
  const saved = useSavedHits();
  const {recent, favorites, toggleFavorite, forget} = saved;
  const list = (heading: string, hits: SavedHit[], isFavorite: boolean) =>
    hits.length > 0 && (
      <section>
        <h2 className={styles.groupHeading}>{heading}</h2>
        <ul className={styles.saved}>
          {hits.map((hit) => (
            <li key={hit.url}>
              <Link to={hit.url} onClick={onClose}>
                {hit.title} <span className={results.badge}>{hit.label}</span>
              </Link>
              <IconButton
                label={isFavorite ? `Remove from favorites: ${hit.title}` : `Add to favorites: ${hit.title}`}
                path="M10 2.5l2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.500 8l5.2-.7z"
                isFilled={isFavorite}
                onClick={() => toggleFavorite(hit)}
              />
              <IconButton label={`Forget: ${hit.title}`} path="M5 5l10 10M15 5L5 15" onClick={() => forget(hit)} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {recent.length + favorites.length === 0 && (
        <p className={modal.hint}>
          Search by word, operation, setting or error message. Results you open are listed here.
        </p>
      )}
      {list('Recent', recent, false)}
      {list('Favorites', favorites, true)}
      <Entrances label={label} onClose={onClose} />
    </>
  );
}

interface IconButtonProps {
  label: string;
  path: string;
  isFilled?: boolean;
  onClick: () => void;
}

function IconButton({label, path, isFilled, onClick}: IconButtonProps) {
  return (
    <button type="button" className={header.icon} aria-label={label} title={label.split(':')[0]} onClick={onClick}>
      <LineIcon path={path} size={18} isFilled={isFilled} />
    </button>
  );
}
