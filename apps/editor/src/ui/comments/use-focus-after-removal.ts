import { type RefObject, useEffect, useRef } from 'react';

/** The returned function remembers which card is about to be removed; the focus moves to the card that takes its place. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): (index: number) => void {
  const removedIndex = useRef<number | null>(null);
  // Synchronises with the focus, which is lost when its card is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are what makes cards come and go.
  useEffect(() => {
    if (removedIndex.current === null) return;
    const stops = list.current?.querySelectorAll<HTMLElement>('.card-go');
    const next = stops?.[Math.min(removedIndex.current, stops.length - 1)] ?? list.current;
    removedIndex.current = null;
    next?.focus();
  }, [list, items]);
  return (index) => {
    removedIndex.current = index;
  };
}
