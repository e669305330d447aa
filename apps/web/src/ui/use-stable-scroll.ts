import { type RefObject, useEffect } from 'react';

/** Time after a click during which its result may still change the layout. */
const heldMs = 5000;

/**
 * Keeps the clicked element under the pointer while content above it grows or shrinks, by scrolling accordingly. `content` is what changes,
 * `scrollContainer` what scrolls; if it does not scroll, the page does.
 */
export function useStableScroll(
  scrollContainer: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  // Listens for clicks and size changes, which ResizeObserver reports before paint.
  useEffect(() => {
    const watched = content.current;
    if (watched === null) return;
    let pressedElement: { element: Element; top: number; at: number } | null = null;
    const remember = ({ target }: Event): void => {
      const element =
        target instanceof Element ? target.closest('button, a, input, [role="combobox"]') : null;
      pressedElement = element && {
        element,
        top: element.getBoundingClientRect().top,
        at: performance.now(),
      };
    };
    const release = (): void => {
      pressedElement = null;
    };
    const steady = (): void => {
      if (
        pressedElement === null ||
        !pressedElement.element.isConnected ||
        performance.now() - pressedElement.at > heldMs
      )
        return;
      const movedBy = pressedElement.element.getBoundingClientRect().top - pressedElement.top;
      if (Math.abs(movedBy) < 1) return;
      const scroller = scrollContainer.current;
      const scrollsItself = scroller !== null && scroller.scrollHeight > scroller.clientHeight;
      (scrollsItself ? scroller : document.scrollingElement)?.scrollBy({ top: movedBy, behavior: 'instant' });
    };
    const sizes = new ResizeObserver(steady);
    sizes.observe(watched);
    watched.addEventListener('click', remember, true);
    const away = ['wheel', 'touchmove', 'keydown'] as const;
    for (const name of away) window.addEventListener(name, release, { passive: true });
    return () => {
      sizes.disconnect();
      watched.removeEventListener('click', remember, true);
      for (const name of away) window.removeEventListener(name, release);
    };
  }, [scrollContainer, content]);
}
