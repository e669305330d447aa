import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * The part of the window that a keyboard on the screen leaves free, for an element that fills the window. Browsers that
 * make the page smaller for their keyboard need nothing of it, others only move it.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  // Synchronises with the visual viewport of the browser.
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!isActive || !viewport || !style) return;
    const follow = () => {
      // Who has zoomed in with two fingers looks at a part of the same page.
      const isCovered = viewport.scale < 1.01 && window.innerHeight - viewport.height > 1;
      if (isCovered) {
        style.setProperty('--visible-height', `${viewport.height}px`);
        style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      } else {
        style.removeProperty('--visible-height');
        style.removeProperty('--visible-top');
      }
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, [element, isActive]);
}
