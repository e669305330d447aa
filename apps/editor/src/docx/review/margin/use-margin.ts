import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../editing/editing-context.ts';
import { type CommentMargin, type MarginCards, startMargin } from './margin.ts';

/** Arranges the list of cards; the returned function keeps a clicked card in place. */
export function useMargin(list: RefObject<HTMLElement | null>, cards: MarginCards): (card: Element) => void {
  const editor = useEditor();
  const margin = useRef<CommentMargin | null>(null);
  // Synchronises with the line positions, before the browser paints.
  useLayoutEffect(() => {
    if (list.current === null) return;
    margin.current ??= startMargin(editor, list.current);
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
