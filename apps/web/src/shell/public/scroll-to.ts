import { positionAt } from './scroll-rules.ts';

/** Duration of the scroll animation, independent of the distance. */
const durationMs = 500;

let stopScroll = () => {};

/** Scrolls an element up to the bar, smoothly unless the user prefers reduced motion; scrolling by the user cancels it. */
export function scrollToElement(element: HTMLElement): void {
  stopScroll();
  const from = window.scrollY;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const to = Math.max(0, from + element.getBoundingClientRect().top - margin);
  // Tab continues from here.
  element.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  let frame = 0;
  let startedAt: number | null = null;
  const hasOwnWay = new AbortController();
  stopScroll = () => {
    cancelAnimationFrame(frame);
    hasOwnWay.abort();
  };
  const step = (time: number) => {
    startedAt ??= time;
    const elapsedMs = time - startedAt;
    window.scrollTo(0, positionAt({ from, to, elapsedMs, durationMs }));
    if (elapsedMs < durationMs) frame = requestAnimationFrame(step);
    else stopScroll();
  };
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(name, () => stopScroll(), { signal: hasOwnWay.signal, passive: true });
  frame = requestAnimationFrame(step);
}
