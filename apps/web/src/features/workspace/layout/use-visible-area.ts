import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Fits a full-window element into the area above the on-screen keyboard. Some browsers resize the layout viewport for the keyboard, others only the
 * visual viewport.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  // Listens for changes of the visual viewport.
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!isActive || !viewport || !style) return;
    const fitToViewport = () => {
      // Pinch zoom also shrinks the visual viewport; that is not a keyboard.
      const isCovered = viewport.scale < 1.01 && window.innerHeight - viewport.height > 1;
      if (isCovered) {
        style.setProperty('--visible-height', `${viewport.height}px`);
        style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      } else {
        style.removeProperty('--visible-height');
        style.removeProperty('--visible-top');
      }
    };
    fitToViewport();
    viewport.addEventListener('resize', fitToViewport);
    viewport.addEventListener('scroll', fitToViewport);
    return () => {
      viewport.removeEventListener('resize', fitToViewport);
      viewport.removeEventListener('scroll', fitToViewport);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, [element, isActive]);
}
