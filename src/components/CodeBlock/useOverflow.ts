import {useEffect, useState, type RefObject} from 'react';

/** Whether the code is wider than its frame, as the sizes of both change. */
export function useOverflow(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!frame.current || !content.current) return undefined;
    const {current: element} = frame;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [frame, content]);
  return overflows;
}
