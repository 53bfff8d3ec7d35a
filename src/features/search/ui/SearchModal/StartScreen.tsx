import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LineIcon from '@site/src/components/LineIcon';
import {releaseSeries} from '@site/src/features/releases';
import {headingText} from '@site/src/lib/heading-text';
import {useState, type ReactNode} from 'react';
import type {SavedHit} from '../../engine/saved-hits';
import header from '../header.module.css';
import results from '../results/styles.module.css';
import {useSavedHits} from '../useSavedHits';
import {useSearchData} from '../useSearchScope';
import styles from './list.module.css';
import modal from './styles.module.css';

const STAR = 'M10 2.5l2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.500 8l5.2-.7z';
const CROSS = 'M5 5l10 10M15 5L5 15';

/** The number of sections of the page that are listed: more would be a table of contents. */
const MOST_SECTIONS = 8;

/**
 * Shown before a query: recent results and favorites, the page's sections, and other places where most readers go.
 *
 * @param version the label of the version that is searched
 */
export default function StartScreen({version}: {version: string | undefined}) {
  const {recent, favorites, toggleFavorite, forget} = useSavedHits();
  const [sections] = useState(sectionsOfPage);
  const entrances = useEntrances(version);
  const actionsOf = (isFavorite: boolean) => (hit: SavedHit) => (
    <>
      <IconButton
        label={isFavorite ? `Remove from favorites: ${hit.title}` : `Add to favorites: ${hit.title}`}
        path={STAR}
        isFilled={isFavorite}
        onClick={() => toggleFavorite(hit)}
      />
      <IconButton label={`Remove from recent: ${hit.title}`} path={CROSS} onClick={() => forget(hit)} />
    </>
  );
  return (
    <>
      {recent.length + favorites.length === 0 && (
        <p className={modal.hint}>
          Search for a keyword, operation, setting, or error message. Pages you open from search appear here.
        </p>
      )}
      <Links heading="Recent" entries={recent} actionsOf={actionsOf(false)} />
      <Links heading="Favorites" entries={favorites} actionsOf={actionsOf(true)} />
      <Links heading="On this page" entries={sections} />
      <Links heading="Go to" entries={entrances} />
    </>
  );
}

interface Entrance {
  url: string;
  title: string;
  label?: string;
}

interface LinksProps<Entry> {
  heading: string;
  entries: Entry[];
  /** Buttons after a link. */
  actionsOf?: (entry: Entry) => ReactNode;
}

function Links<Entry extends Entrance>({heading, entries, actionsOf}: LinksProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.groupHeading}>{heading}</h2>
      <ul className={styles.saved}>
        {entries.map((entry) => (
          <li key={entry.url}>
            <Link to={entry.url}>
              {entry.title} {entry.label && <span className={results.badge}>{entry.label}</span>}
            </Link>
            {actionsOf?.(entry)}
          </li>
        ))}
      </ul>
    </section>
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

function sectionsOfPage(): Entrance[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')].slice(0, MOST_SECTIONS);
  return headings.map((heading) => ({title: headingText(heading), url: `#${heading.id}`}));
}

function useEntrances(version: string | undefined): Entrance[] {
  const shard = useSearchData().shards.find(({label}) => label === version);
  const notes = useBaseUrl('/release-notes');
  const series = releaseSeries.find(({major}) => version?.startsWith(`${major}.`));
  return [
    series && {title: `What changed in ${version}`, url: `${notes}/${series.slug}/${version}.0`},
    shard?.errors,
    shard?.settings && {title: 'Settings', url: shard.settings},
  ].filter((entrance) => typeof entrance === 'object');
}
