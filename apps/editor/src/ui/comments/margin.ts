import { isPanelOverDocument } from '../panel-over-document.ts';
import { arrangeCards } from './arrange-cards.ts';

/** The cards in the margin, in the order of the document. */
export interface MarginCards {
  /** Distance in pixels of a card's place from the top of the window; minus infinity for a comment without one. */
  getTop: (index: number) => number;
  /** Index of the active card; null for none. */
  active: number | null;
}

/** The document beside the margin. */
export interface MarginDocument {
  scroller: HTMLElement;
  /** Cards move when the size of this element changes. */
  content: Element;
}

export interface CommentMargin {
  arrange: (cards: MarginCards) => void;
  /** Keeps a clicked card under the pointer while the document scrolls to its place. */
  anchorCard: (card: Element) => void;
  stop: () => void;
}

/** Cards are placed beside what they are about and scroll with it. On a phone they are a list in a sheet over the document. */
export function startMargin(document: MarginDocument | null, list: HTMLElement): CommentMargin {
  const body = list.closest<HTMLElement>('.panel-body');
  if (document === null || body === null) return { arrange: () => {}, anchorCard: () => {}, stop: () => {} };
  const { scroller, content } = document;
  let cards: MarginCards = { getTop: () => Number.NEGATIVE_INFINITY, active: null };
  let anchored: { card: Element; screenTop: number } | null = null;
  let frame = 0;

  const arrangeNow = (): void => {
    const isAligned = !isPanelOverDocument();
    body.classList.toggle('margin', isAligned);
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    if (!isAligned) {
      list.style.minHeight = '';
      for (const row of rows) row.style.top = '';
      return;
    }
    scrolls.followDocument();
    const { top } = list.getBoundingClientRect();
    // The position of the list once the panel is scrolled as far as the document, which may not be possible yet.
    const listTop = top + body.scrollTop - scroller.scrollTop;
    const activeRow = cards.active === null ? undefined : rows[cards.active];
    if (anchored !== null && activeRow?.contains(anchored.card) !== true) anchored = null;
    const placed = rows.map((row, index) => ({
      preferred:
        anchored !== null && row === activeRow ? anchored.screenTop - listTop : cards.getTop(index) - listTop,
      height: row.offsetHeight,
    }));
    const tops = arrangeCards(placed, cards.active);
    for (const [index, row] of rows.entries()) row.style.top = `${tops[index]}px`;
    const end = Math.max(0, ...tops.map((one, index) => one + (placed[index]?.height ?? 0)));
    const heightAroundList = body.scrollHeight - list.offsetHeight;
    list.style.minHeight = `${Math.max(end, scroller.scrollHeight - scroller.clientHeight + body.clientHeight - heightAroundList)}px`;
    scrolls.followDocument();
  };
  const scheduleArrange = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrangeNow);
  };
  const scrolls = scrollTogether(scroller, body);
  // The document grows, a card is edited, or the window is resized.
  const observer = new ResizeObserver(scheduleArrange);
  for (const element of [scroller, body, content]) observer.observe(element);
  return {
    arrange: (next) => {
      cards = next;
      for (const row of list.children) observer.observe(row);
      arrangeNow();
    },
    anchorCard: (card) => {
      anchored = { card, screenTop: card.getBoundingClientRect().top };
    },
    stop: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scrolls.stop();
      body.classList.remove('margin');
    },
  };
}

/** Keeps both scroll positions equal; the margin continues alone if its last cards end below the document. */
function scrollTogether(
  scroller: HTMLElement,
  body: HTMLElement,
): { followDocument: () => void; stop: () => void } {
  /** Last programmatic scroll positions: the events they cause are not user scrolling. */
  const programmaticPositions = new Map<HTMLElement, number>();
  const copyScrollTop = (element: HTMLElement, other: HTMLElement): void => {
    const before = element.scrollTop;
    element.scrollTop = other.scrollTop;
    if (element.scrollTop !== before) programmaticPositions.set(element, element.scrollTop);
  };
  const followDocument = (): void => {
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    if (!isPanelOverDocument() && !(isAtEnd && body.scrollTop > scroller.scrollTop))
      copyScrollTop(body, scroller);
  };
  const followMargin = (): void => {
    if (!isPanelOverDocument()) copyScrollTop(scroller, body);
  };
  const ifScrolledByUser = (element: HTMLElement, action: () => void) => (): void => {
    const expected = programmaticPositions.get(element);
    programmaticPositions.delete(element);
    if (expected === undefined || Math.abs(element.scrollTop - expected) >= 1) action();
  };
  const listeners = [
    [scroller, ifScrolledByUser(scroller, followDocument)],
    [body, ifScrolledByUser(body, followMargin)],
  ] as const;
  for (const [element, action] of listeners) element.addEventListener('scroll', action, { passive: true });
  return {
    followDocument,
    stop: () => {
      for (const [element, action] of listeners) element.removeEventListener('scroll', action);
    },
  };
}
