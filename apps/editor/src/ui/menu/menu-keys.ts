/** Keyboard navigation in a menu, as pure functions of the item order. */
export interface MenuPosition {
  count: number;
  /** Index of the focused item; -1 for none. */
  index: number;
  /** The grid that the item belongs to; null in a list. */
  grid: { from: number; count: number; columns: number } | null;
}

export function findIndexAfterKey(key: string, { count, index, grid }: MenuPosition): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return grid === null ? (index + 1) % count : moveDownInGrid(index, grid, count);
  if (key === 'ArrowUp')
    return grid === null ? (index - 1 + count) % count : moveUpInGrid(index, grid, count);
  if (grid !== null && key === 'ArrowRight') return (index + 1) % count;
  if (grid !== null && key === 'ArrowLeft') return (index - 1 + count) % count;
  return null;
}

type Grid = NonNullable<MenuPosition['grid']>;

function moveDownInGrid(index: number, { from, count: size, columns }: Grid, count: number): number {
  const target = index + columns;
  return target < from + size ? target : (from + size) % count;
}

function moveUpInGrid(index: number, { from, columns }: Grid, count: number): number {
  const target = index - columns;
  return target >= from ? target : (from - 1 + count) % count;
}

/** The next item whose label starts with the typed letters; repeating a letter moves to the next match. */
export function findIndexByTypeAhead(typed: string, labels: readonly string[], index: number): number | null {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const prefix = (isRepeated ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  if (prefix === '') return null;
  const start = isRepeated ? index + 1 : Math.max(index, 0);
  for (let step = 0; step < labels.length; step++) {
    const candidate = (start + step) % labels.length;
    if (labels[candidate]?.toLocaleLowerCase().startsWith(prefix)) return candidate;
  }
  return null;
}
