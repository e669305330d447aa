/** Gap between two cards in pixels. */
export const cardGap = 8;

export interface PlacedCard {
  /** Distance in pixels from the top of the margin to the line that the card is about. */
  preferred: number;
  /** In pixels. */
  height: number;
}

/**
 * Vertical positions of the cards in document order: without overlap, and each as near to its line as the previous ones allow. The held card is
 * placed exactly at its line, and those before it move up as far as there is space.
 */
export function arrangeCards(cards: readonly PlacedCard[], anchoredIndex: number | null): number[] {
  const tops: number[] = [];
  const hasAnchor = anchoredIndex !== null && anchoredIndex >= 0 && anchoredIndex < cards.length;
  let heightBefore = 0;
  if (hasAnchor) for (const { height } of cards.slice(0, anchoredIndex)) heightBefore += height + cardGap;
  let end = 0;
  for (const [index, { preferred, height }] of cards.entries()) {
    const earliest = hasAnchor && index === anchoredIndex ? heightBefore : end;
    tops.push(Math.max(preferred, earliest));
    end = (tops[index] ?? 0) + height + cardGap;
  }
  if (!hasAnchor) return tops;
  let start = tops[anchoredIndex] ?? 0;
  for (let index = anchoredIndex - 1; index >= 0; index--) {
    const height = cards[index]?.height ?? 0;
    const top = Math.min(tops[index] ?? 0, start - height - cardGap);
    tops[index] = top;
    start = top;
  }
  return tops;
}
