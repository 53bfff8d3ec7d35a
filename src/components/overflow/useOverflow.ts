import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether what is in a frame is wider than the frame, and whether it is higher, as the sizes of both change; undefined until
 * they are laid out. Only what scrolls is a stop for the Tab key: `scrollable` has the attributes for that.
 *
 * @param name what scrolls, for screen readers
 */
export function useOverflow(frame: RefObject<HTMLElement | null>, name: string) {
  const [isWide, setWide] = useState<boolean>();
  const [isHigh, setHigh] = useState<boolean>();
  useEffect(() => {
    const element = frame.current!;
    const content = element.firstElementChild as HTMLElement;
    const observer = new ResizeObserver(() => {
      setWide(content.offsetWidth > element.clientWidth);
      // Heights are rounded, each on its own.
      setHigh(content.offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  const scrollable = isWide || isHigh ? {tabIndex: 0, role: 'group', 'aria-label': `${name}, scrolls`} : {};
  return {isWide, isHigh, scrollable};
}
