import type { Editing } from '../../editing/editing.ts';
import { isSheet } from '../panel/show-in-text.ts';
import { arrangeCards } from './arrange-cards.ts';

/** The cards in the margin, in document order. */
export interface MarginCards {
  /** The document position of each card; null for comments outside the text. */
  places: readonly (number | null)[];
  /** Index of the card at the caret; null for none. */
  active: number | null;
}

export interface CommentMargin {
  arrange: (cards: MarginCards) => void;
  /** Keeps a clicked card under the pointer while the text scrolls to its range. */
  hold: (card: Element) => void;
  stop: () => void;
}

/** Cards are placed beside their lines and scroll with the text. On a phone they are a list in a sheet over the text. */
export function startMargin(editing: Editing, list: HTMLElement): CommentMargin {
  const scroller = editing.view.dom.closest<HTMLElement>('.desk');
  const body = list.closest<HTMLElement>('.panel-body');
  if (scroller === null || body === null) return { arrange: () => {}, hold: () => {}, stop: () => {} };
  let cards: MarginCards = { places: [], active: null };
  let held: { card: Element; screenTop: number } | null = null;
  let frame = 0;

  const arrangeNow = (): void => {
    const isAligned = !isSheet();
    body.classList.toggle('margin', isAligned);
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    if (!isAligned) {
      list.style.minHeight = '';
      for (const row of rows) row.style.top = '';
      return;
    }
    scrolls.follow();
    const { top } = list.getBoundingClientRect();
    // The position of the list once the panel is scrolled as far as the text, which may not be possible yet.
    const listTop = top + body.scrollTop - scroller.scrollTop;
    const activeRow = cards.active === null ? undefined : rows[cards.active];
    if (held !== null && activeRow?.contains(held.card) !== true) held = null;
    const placed = rows.map((row, index) => ({
      preferred:
        held !== null && row === activeRow
          ? held.screenTop - listTop
          : lineOf(editing, cards.places[index]) - listTop,
      height: row.offsetHeight,
    }));
    const tops = arrangeCards(placed, cards.active);
    for (const [index, row] of rows.entries()) row.style.top = `${tops[index]}px`;
    const end = Math.max(0, ...tops.map((one, index) => one + (placed[index]?.height ?? 0)));
    const around = body.scrollHeight - list.offsetHeight;
    list.style.minHeight = `${Math.max(end, scroller.scrollHeight - scroller.clientHeight + body.clientHeight - around)}px`;
    scrolls.follow();
  };
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrangeNow);
  };
  const scrolls = scrollTogether(scroller, body);
  // The text grows, a card is edited, or the window is resized.
  const observer = new ResizeObserver(later);
  for (const element of [scroller, body, editing.view.dom]) observer.observe(element);
  return {
    arrange: (next) => {
      cards = next;
      for (const row of list.children) observer.observe(row);
      arrangeNow();
    },
    hold: (card) => {
      held = { card, screenTop: card.getBoundingClientRect().top };
    },
    stop: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scrolls.stop();
      body.classList.remove('margin');
    },
  };
}

/** Distance in pixels from the top of the window to the line; minus infinity without a position. */
function lineOf({ view }: Editing, place: number | null | undefined): number {
  if (place === null || place === undefined) return Number.NEGATIVE_INFINITY;
  return view.coordsAtPos(Math.min(place, view.state.doc.content.size), 1).top;
}

/** Keeps both scroll positions equal; the margin continues alone if its last cards end below the text. */
function scrollTogether(scroller: HTMLElement, body: HTMLElement): { follow: () => void; stop: () => void } {
  /** Last programmatic scroll positions: the events they cause are not user scrolling. */
  const brought = new Map<HTMLElement, number>();
  const bring = (element: HTMLElement, other: HTMLElement): void => {
    const before = element.scrollTop;
    element.scrollTop = other.scrollTop;
    if (element.scrollTop !== before) brought.set(element, element.scrollTop);
  };
  const follow = (): void => {
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    if (!isSheet() && !(isAtEnd && body.scrollTop > scroller.scrollTop)) bring(body, scroller);
  };
  const followText = (): void => {
    if (!isSheet()) bring(scroller, body);
  };
  const unlessBrought = (element: HTMLElement, action: () => void) => (): void => {
    const expected = brought.get(element);
    brought.delete(element);
    if (expected === undefined || Math.abs(element.scrollTop - expected) >= 1) action();
  };
  const listeners = [
    [scroller, unlessBrought(scroller, follow)],
    [body, unlessBrought(body, followText)],
  ] as const;
  for (const [element, action] of listeners) element.addEventListener('scroll', action, { passive: true });
  return {
    follow,
    stop: () => {
      for (const [element, action] of listeners) element.removeEventListener('scroll', action);
    },
  };
}
