import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import { type CommentMargin, type MarginCards, startMargin } from './margin.ts';

/** Arranges the list of cards; the returned function keeps a clicked card in place. */
export function useMargin(list: RefObject<HTMLElement | null>, cards: MarginCards): (card: Element) => void {
  const editing = useEditing();
  const margin = useRef<CommentMargin | null>(null);
  // Synchronises with the line positions, before the browser paints.
  useLayoutEffect(() => {
    if (list.current === null) return;
    margin.current ??= startMargin(editing, list.current);
    margin.current.arrange(cards);
  });
  // Synchronises with the text, which scrolls with the cards while they exist.
  useEffect(
    () => () => {
      margin.current?.stop();
      margin.current = null;
    },
    [],
  );
  return (card) => margin.current?.anchorCard(card);
}
