import {clsx} from 'clsx';
import {useEffect, useRef, useState, type ComponentProps} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself when it is wider than the page, by keyboard as well. One that fits is left to scroll
 * with the page, so that its head can stick to the navbar; which it is, is known once it is laid out. Neither its size nor
 * its place depends on that.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const {offsetWidth = 0, offsetHeight = 0} = element.querySelector('table') ?? {};
      // Heights are rounded, each on its own.
      setOverflows(offsetWidth > element.clientWidth || offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Only what scrolls is a stop for the Tab key.
  const scrollable = overflows ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls'} : {};
  return (
    <div ref={frame} className={clsx(styles.frame, overflows === false && styles.fits)} {...scrollable}>
      <table {...props} />
    </div>
  );
}
