/** Keyboard navigation in a menu, as pure functions of the item order. */
export interface MenuPlaces {
  count: number;
  /** Index of the focused item; -1 for none. */
  at: number;
  /** The grid that the item belongs to; null in a list. */
  grid: { from: number; count: number; columns: number } | null;
}

export function placeAfterKey(key: string, { count, at, grid }: MenuPlaces): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return grid === null ? (at + 1) % count : down(at, grid, count);
  if (key === 'ArrowUp') return grid === null ? (at - 1 + count) % count : up(at, grid, count);
  if (grid !== null && key === 'ArrowRight') return (at + 1) % count;
  if (grid !== null && key === 'ArrowLeft') return (at - 1 + count) % count;
  return null;
}

type Grid = NonNullable<MenuPlaces['grid']>;

function down(at: number, { from, count: size, columns }: Grid, count: number): number {
  const to = at + columns;
  return to < from + size ? to : (from + size) % count;
}

function up(at: number, { from, columns }: Grid, count: number): number {
  const to = at - columns;
  return to >= from ? to : (from - 1 + count) % count;
}

/** The next item whose label starts with the typed letters; repeating a letter moves to the next match. */
export function placeAfterLetters(typed: string, labels: readonly string[], at: number): number | null {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const requested = (isRepeated ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  if (requested === '') return null;
  const start = isRepeated ? at + 1 : Math.max(at, 0);
  for (let step = 0; step < labels.length; step++) {
    const place = (start + step) % labels.length;
    if (labels[place]?.toLocaleLowerCase().startsWith(requested)) return place;
  }
  return null;
}
