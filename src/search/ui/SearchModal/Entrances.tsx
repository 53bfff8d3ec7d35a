import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {releaseSeries} from '@site/src/data/release-series';
import {useState} from 'react';
import {useSearchData} from '../useSearchScope';
import styles from './list.module.css';
import {headingText} from '@site/src/lib/heading-text';

interface Entrance {
  title: string;
  to: string;
}

interface Props {
  /** The version that is searched. */
  label: string | undefined;
  onClose: () => void;
}

/** Sections of a page that are listed; more are a table of contents. */
const MOST_SECTIONS = 8;

/** Before a query: the sections of the page, and where else most readers go. */
export default function Entrances({label, onClose}: Props) {
  const [sections] = useState(sectionsOfPage);
  const version = useSearchData().shards.find((shard) => shard.label === label);
  const notes = useBaseUrl('/release-notes');
  const series = releaseSeries.find(({major}) => label?.startsWith(`${major}.`));
  const others = [
    series && {title: `What changed in ${label}`, to: `${notes}/${series.slug}/${label}.0`},
    version && {title: 'Error messages', to: `${version.root.replace(/\/$/, '')}/errors`},
    version?.settings && {title: 'Settings', to: version.settings},
  ].filter((entrance) => typeof entrance === 'object');
  const list = (heading: string, entrances: Entrance[]) =>
    entrances.length > 0 && (
      <section>
        <h2 className={styles.groupHeading}>{heading}</h2>
        <ul className={styles.saved}>
          {entrances.map(({title, to}) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list('On this page', sections)}
      {list('Go to', others)}
    </>
  );
}

function sectionsOfPage(): Entrance[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2[id]')].slice(0, MOST_SECTIONS);
  return headings.map((heading) => ({title: headingText(heading), to: `#${heading.id}`}));
}
