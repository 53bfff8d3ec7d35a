import {useOverflow} from '@site/src/components/overflow/useOverflow';
import {clsx} from 'clsx';
import {useRef, type ComponentProps} from 'react';
import styles from './styles.module.css';

/** Returns true if it may extend beyond the text: see src/features/reference-tables/node. */
const isWideTable = ({className}: ComponentProps<'table'>) => className?.includes('wide-table');

/**
 * A table that scrolls inside its frame if it is wider than the page, by keyboard too. One that fits scrolls with the
 * page, so that its head can stick to the navbar. Its size and position are the same either way.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const {isWide, isHigh, scrollable} = useOverflow(frame, 'Table');
  const fits = isWide === false && isHigh === false;
  return (
    <div ref={frame} className={clsx(styles.frame, isWideTable(props) && 'wide', fits && styles.fits)} {...scrollable}>
      <table {...props} />
    </div>
  );
}
