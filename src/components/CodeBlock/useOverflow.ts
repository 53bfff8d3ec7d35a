import {useEffect, useState, type RefObject} from 'react';

/** Whether the code is wider than its frame, and whether it is higher, as the sizes of both change. */
export function useOverflow(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(false);
  const [isHigh, setHigh] = useState(false);
  useEffect(() => {
    if (!frame.current || !content.current) return undefined;
    const {current: element} = frame;
    const observer = new ResizeObserver(() => {
      setWide(element.scrollWidth > element.clientWidth);
      // Heights are rounded, each on its own.
      setHigh(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [frame, content]);
  return {isWide, isHigh};
}
