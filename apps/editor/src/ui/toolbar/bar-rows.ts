/** Menus are in the first row of a wide toolbar, with the items at its end; tools in the second. */
export type Place = 'menus' | 'end' | 'tools';

export interface Placed {
  id: string;
  place: Place;
  /** Whether a contextual item is hidden now; its place is reserved, so that nothing else moves. Undefined for permanent items. */
  isAway?: boolean | undefined;
}

export interface BarRow<Item> {
  id: 'menus' | 'tools' | 'all';
  /** From the start of the row to its end. */
  items: readonly Item[];
  /** Contextual items that share one place. */
  shared: readonly Item[];
}

/** The rows of a toolbar: menus above tools, or in a single row the tools first. Empty rows are omitted. */
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
