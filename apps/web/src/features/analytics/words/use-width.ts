import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** The width of an element, so that a graph is drawn in true pixels and its text stays readable. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // Synchronises with the layout of the page.
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
