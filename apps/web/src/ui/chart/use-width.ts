import { useCallback, useState } from 'react';

/** The width of the element the ref is put on, in whole pixels; 0 until it is known. Graphs drawn at it keep their type size. */
export function useWidth(): { ref: (node: Element | null) => (() => void) | undefined; width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((node: Element | null) => {
    if (node === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
