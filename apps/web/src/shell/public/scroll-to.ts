import { positionAt } from './scroll-rules.ts';

/** How long a way down the page takes, however long it is. */
const durationMs = 500;

let stop = () => {};

/** Brings a part of the page up to the bar, smoothly unless the reader has asked for less motion; whoever scrolls meanwhile wins. */
export function scrollToElement(element: HTMLElement): void {
  stop();
  const from = window.scrollY;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const to = Math.max(0, from + element.getBoundingClientRect().top - margin);
  // The next Tab goes on from here.
  element.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  let frame = 0;
  let startedAt: number | null = null;
  const hasOwnWay = new AbortController();
  stop = () => {
    cancelAnimationFrame(frame);
    hasOwnWay.abort();
  };
  const step = (at: number) => {
    startedAt ??= at;
    const passed = at - startedAt;
    window.scrollTo(0, positionAt({ from, to, passed, durationMs }));
    if (passed < durationMs) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(name, () => stop(), { signal: hasOwnWay.signal, passive: true });
  frame = requestAnimationFrame(step);
}
