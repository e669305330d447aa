import type { DocumentEditor } from '../../editing/editing.ts';
import { isPanelOverText } from '../panel/show-in-text.ts';
import { arrangeCards } from './arrange-cards.ts';

/** The cards in the margin, in document order. */
export interface MarginCards {
  /** The document position of each card; null for comments outside the text. */
  positions: readonly (number | null)[];
  /** Index of the card at the caret; null for none. */
  active: number | null;
}

export interface CommentMargin {
  arrange: (cards: MarginCards) => void;
  /** Keeps a clicked card under the pointer while the text scrolls to its range. */
  anchorCard: (card: Element) => void;
  stop: () => void;
}

/** Cards are placed beside their lines and scroll with the text. On a phone they are a list in a sheet over the text. */
export function startMargin(editor: DocumentEditor, list: HTMLElement): CommentMargin {
  const scroller = editor.view.dom.closest<HTMLElement>('.desk');
  const body = list.closest<HTMLElement>('.panel-body');
  if (scroller === null || body === null) return { arrange: () => {}, anchorCard: () => {}, stop: () => {} };
  let cards: MarginCards = { positions: [], active: null };
  let anchored: { card: Element; screenTop: number } | null = null;
  let frame = 0;

  const arrangeNow = (): void => {
    const isAligned = !isPanelOverText();
    body.classList.toggle('margin', isAligned);
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    if (!isAligned) {
      list.style.minHeight = '';
      for (const row of rows) row.style.top = '';
      return;
    }
    scrolls.followText();
    const { top } = list.getBoundingClientRect();
    // The position of the list once the panel is scrolled as far as the text, which may not be possible yet.
    const listTop = top + body.scrollTop - scroller.scrollTop;
    const activeRow = cards.active === null ? undefined : rows[cards.active];
    if (anchored !== null && activeRow?.contains(anchored.card) !== true) anchored = null;
    const placed = rows.map((row, index) => ({
      preferred:
        anchored !== null && row === activeRow
          ? anchored.screenTop - listTop
          : getLineTop(editor, cards.positions[index]) - listTop,
      height: row.offsetHeight,
    }));
    const tops = arrangeCards(placed, cards.active);
    for (const [index, row] of rows.entries()) row.style.top = `${tops[index]}px`;
    const end = Math.max(0, ...tops.map((one, index) => one + (placed[index]?.height ?? 0)));
    const heightAroundList = body.scrollHeight - list.offsetHeight;
    list.style.minHeight = `${Math.max(end, scroller.scrollHeight - scroller.clientHeight + body.clientHeight - heightAroundList)}px`;
    scrolls.followText();
  };
  const scheduleArrange = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrangeNow);
  };
  const scrolls = scrollTogether(scroller, body);
  // The text grows, a card is edited, or the window is resized.
  const observer = new ResizeObserver(scheduleArrange);
  for (const element of [scroller, body, editor.view.dom]) observer.observe(element);
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

/** Distance in pixels from the top of the window to the line; minus infinity without a position. */
function getLineTop({ view }: DocumentEditor, position: number | null | undefined): number {
  if (position === null || position === undefined) return Number.NEGATIVE_INFINITY;
  return view.coordsAtPos(Math.min(position, view.state.doc.content.size), 1).top;
}

/** Keeps both scroll positions equal; the margin continues alone if its last cards end below the text. */
function scrollTogether(
  scroller: HTMLElement,
  body: HTMLElement,
): { followText: () => void; stop: () => void } {
  /** Last programmatic scroll positions: the events they cause are not user scrolling. */
  const programmaticPositions = new Map<HTMLElement, number>();
  const copyScrollTop = (element: HTMLElement, other: HTMLElement): void => {
    const before = element.scrollTop;
    element.scrollTop = other.scrollTop;
    if (element.scrollTop !== before) programmaticPositions.set(element, element.scrollTop);
  };
  const followText = (): void => {
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    if (!isPanelOverText() && !(isAtEnd && body.scrollTop > scroller.scrollTop))
      copyScrollTop(body, scroller);
  };
  const followMargin = (): void => {
    if (!isPanelOverText()) copyScrollTop(scroller, body);
  };
  const ifScrolledByUser = (element: HTMLElement, action: () => void) => (): void => {
    const expected = programmaticPositions.get(element);
    programmaticPositions.delete(element);
    if (expected === undefined || Math.abs(element.scrollTop - expected) >= 1) action();
  };
  const listeners = [
    [scroller, ifScrolledByUser(scroller, followText)],
    [body, ifScrolledByUser(body, followMargin)],
  ] as const;
  for (const [element, action] of listeners) element.addEventListener('scroll', action, { passive: true });
  return {
    followText,
    stop: () => {
      for (const [element, action] of listeners) element.removeEventListener('scroll', action);
    },
  };
}
