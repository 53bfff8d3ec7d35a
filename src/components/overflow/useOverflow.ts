import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns true if a frame's content is wider or taller than the frame, updated as either is resized; undefined until
 * both are laid out. Only a frame that scrolls is a tab stop: `scrollable` has the attributes for that.
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
      // Both heights are rounded separately, so they may differ by one pixel.
      setHigh(content.offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  const scrollable = isWide || isHigh ? {tabIndex: 0, role: 'group', 'aria-label': `${name}, scrolls`} : {};
  return {isWide, isHigh, scrollable};
}
