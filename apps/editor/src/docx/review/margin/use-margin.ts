import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import { type CommentMargin, type MarginCards, startMargin } from './margin.ts';

/** For the list of cards; the answer keeps a card where it is when it is pressed. */
export function useMargin(list: RefObject<HTMLElement | null>, cards: MarginCards): (card: Element) => void {
  const editing = useEditing();
  const margin = useRef<CommentMargin | null>(null);
  // Synchronises with the places of lines, before anything is painted.
  useLayoutEffect(() => {
    if (list.current === null) return;
    margin.current ??= startMargin(editing, list.current);
    margin.current.arrange(cards);
  });
  // Synchronises with the text, which is scrolled with the cards as long as they are there.
  useEffect(
    () => () => {
      margin.current?.stop();
      margin.current = null;
    },
    [],
  );
  return (card) => margin.current?.hold(card);
}
