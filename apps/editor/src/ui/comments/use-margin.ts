import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type CommentMargin, type MarginCards, type MarginDocument, startMargin } from './margin.ts';

/** Arranges the list of cards beside the document; the returned function keeps a clicked card in place. */
export function useMargin(
  list: RefObject<HTMLElement | null>,
  findDocument: () => MarginDocument | null,
  cards: MarginCards,
): (card: Element) => void {
  const margin = useRef<CommentMargin | null>(null);
  // Synchronises with the places of the cards, before the browser paints.
  useLayoutEffect(() => {
    if (list.current === null) return;
    margin.current ??= startMargin(findDocument(), list.current);
    margin.current.arrange(cards);
  });
  // Synchronises with the document, which scrolls with the cards while they exist.
  useEffect(
    () => () => {
      margin.current?.stop();
      margin.current = null;
    },
    [],
  );
  return (card) => margin.current?.anchorCard(card);
}
