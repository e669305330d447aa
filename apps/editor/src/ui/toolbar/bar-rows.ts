/** Menus are in the first row of a wide toolbar, with the items at its end; tools in the second. */
export type BarSection = 'menus' | 'end' | 'tools';

export interface BarItemPosition {
  id: string;
  section: BarSection;
  /** Whether a contextual item is hidden now; its place is reserved, so that nothing else moves. Undefined for permanent items. */
  isHidden?: boolean | undefined;
}

export interface BarRow<Item> {
  id: 'menus' | 'tools' | 'all';
  /** From the start of the row to its end. */
  items: readonly Item[];
  /** Contextual items that share one place. */
  shared: readonly Item[];
}

/** The rows of a toolbar: menus above tools, or in a single row the tools first. Empty rows are omitted. */
export function createBarRows<Item extends BarItemPosition>(
  items: readonly Item[],
  isOneRow: boolean,
): readonly BarRow<Item>[] {
  const itemsInSection = (section: BarSection): Item[] => items.filter((item) => item.section === section);
  if (isOneRow) {
    const all = [...itemsInSection('tools'), ...itemsInSection('menus'), ...itemsInSection('end')];
    const shared = all.filter(({ isHidden }) => isHidden !== undefined);
    return [{ id: 'all', items: all.filter((item) => !shared.includes(item)), shared }];
  }
  const rows: readonly BarRow<Item>[] = [
    { id: 'menus', items: [...itemsInSection('menus'), ...itemsInSection('end')], shared: [] },
    { id: 'tools', items: itemsInSection('tools'), shared: [] },
  ];
  return rows.filter((row) => row.items.length > 0);
}
