import { useCallback, useState } from 'react';

/** Width of the referenced element in whole pixels; 0 until measured. Charts drawn at this width keep their font size. */
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
