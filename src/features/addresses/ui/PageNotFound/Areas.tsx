import Link from '@docusaurus/Link';
import {sectionNames} from '@site/src/lib/section-names';
import styles from './styles.module.css';

/** Links to the first page of each area. */
export default function Areas() {
  return (
    <nav aria-label="Sections" className={styles.areas}>
      <Link to="/docs">{sectionNames.default}</Link>
      <Link to="/release-notes">{sectionNames['release-notes']}</Link>
      <Link to="/fabric">{sectionNames.fabric}</Link>
    </nav>
  );
}
