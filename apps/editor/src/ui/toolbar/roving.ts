import type { FocusEvent, KeyboardEvent } from 'react';
import { inlineArrowKey } from '../inline-arrow-key.ts';

/** A toolbar is one tab stop; arrow keys move within it, Home and End go to its ends. For `onKeyDown`. */
export function handleToolbarKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = listTabStops(event.currentTarget);
  const index = items.findIndex((item) => item.matches(':focus'));
  const nextIndex = findTargetIndex(inlineArrowKey(event), index, items.length);
  const item = nextIndex === null ? undefined : items[nextIndex];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}

function findTargetIndex(key: string, index: number, count: number): number | null {
  if (index < 0) return null;
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The tab stop is the element focused last. For `onFocus`. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (listTabStops(currentTarget).includes(target)) keepOneTabStop(currentTarget, target);
}

/** Exactly one button is a tab stop; by default the first. */
export function keepOneTabStop(toolbar: HTMLElement, nextTabStop?: HTMLElement): void {
  const items = listItems(toolbar);
  const current = items.filter((item) => item.tabIndex === 0);
  const [only] = current;
  if (nextTabStop === undefined && current.length === 1 && only !== undefined && isVisible(only)) return;
  const tabStop = nextTabStop ?? current.find(isVisible) ?? items.find(isVisible);
  for (const item of items) item.tabIndex = item === tabStop ? 0 : -1;
}

const listItems = (toolbar: HTMLElement): HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])'),
];

const listTabStops = (toolbar: HTMLElement): HTMLElement[] => listItems(toolbar).filter(isVisible);

const isVisible = (item: HTMLElement): boolean => item.checkVisibility({ visibilityProperty: true });
