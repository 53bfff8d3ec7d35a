// Replaces theme-classic 3.10.2: the mark inline instead of two images of which one is hidden, and what the site is beside
// the name of the product.
import Link from '@docusaurus/Link';
import Mark from '@site/src/components/Mark';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

export default function Logo({imageClassName, titleClassName, ...props}: Props) {
  return (
    <Link to="/docs" {...props}>
      <span className={imageClassName}>
        <Mark />
      </span>
      <b className={titleClassName}>
        Harper <span className={styles.site}>Docs</span>
      </b>
    </Link>
  );
}
