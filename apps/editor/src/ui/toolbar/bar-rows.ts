/** Menus stand in the first row of a wide bar, with what belongs at its end; tools in the second. */
export type Place = 'menus' | 'end' | 'tools';

export interface Placed {
  id: string;
  place: Place;
  /** It comes with what is chosen and goes with it; its place is kept for it, so that nothing else moves. Undefined for what is always there. */
  isAway?: boolean | undefined;
}

export interface BarRow<Item> {
  id: 'menus' | 'tools' | 'all';
  /** From the start of the row to its end. */
  items: readonly Item[];
  /** What comes with what is chosen, where all of it takes one place. */
  shared: readonly Item[];
}

/** The rows of a bar: menus over tools, or, where there is room for one row, the tools first. A row of nothing is left out. */
export function barRows<Item extends Placed>(
  items: readonly Item[],
  isOneRow: boolean,
): readonly BarRow<Item>[] {
  const at = (place: Place): Item[] => items.filter((item) => item.place === place);
  if (isOneRow) {
    const all = [...at('tools'), ...at('menus'), ...at('end')];
    const shared = all.filter(({ isAway }) => isAway !== undefined);
    return [{ id: 'all', items: all.filter((item) => !shared.includes(item)), shared }];
  }
  const rows: readonly BarRow<Item>[] = [
    { id: 'menus', items: [...at('menus'), ...at('end')], shared: [] },
    { id: 'tools', items: at('tools'), shared: [] },
  ];
  return rows.filter((row) => row.items.length > 0);
}
