import type { FocusEvent, KeyboardEvent } from 'react';

/** A toolbar is one tab stop; arrow keys move within it, Home and End go to its ends. For `onKeyDown`. */
export function walkToolbar(event: KeyboardEvent<HTMLElement>): void {
  const items = stopsOf(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const to = target(event.key, at, items.length);
  const item = to === null ? undefined : items[to];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}

function target(key: string, at: number, count: number): number | null {
  if (at < 0) return null;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The tab stop is the element focused last. For `onFocus`. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (stopsOf(currentTarget).includes(target)) keepOneTabStop(currentTarget, target);
}

/** Exactly one button is a tab stop; by default the first. */
export function keepOneTabStop(toolbar: HTMLElement, chosen?: HTMLElement): void {
  const stops = stopsOf(toolbar);
  const stop = chosen ?? stops.find((item) => item.getAttribute('tabindex') === '0') ?? stops[0];
  for (const item of toolbar.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])')) {
    item.tabIndex = item === stop ? 0 : -1;
  }
}

function stopsOf(toolbar: HTMLElement): HTMLElement[] {
  const items = toolbar.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])');
  return [...items].filter((item) => item.checkVisibility({ visibilityProperty: true }));
}
