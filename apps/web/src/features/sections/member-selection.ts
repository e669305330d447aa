/**
 * Selected rows and active row of a multi-select list (WAI-ARIA listbox pattern). Rows are addressed by index in the visible list; selected rows stay
 * selected while a search hides them.
 */
export interface MemberSelection<Id> {
  selected: ReadonlySet<Id>;
  /** Index of the active row. */
  active: number;
  /** Start of a range selection. */
  anchor: number;
}

export function emptySelection<Id>(): MemberSelection<Id> {
  return { selected: new Set(), active: 0, anchor: 0 };
}

/** A click or Space toggles the row; with Shift it adds the range. */
export function pressRow<Id>(
  selection: MemberSelection<Id>,
  ids: readonly Id[],
  target: { index: number; isRange: boolean },
): MemberSelection<Id> {
  const { index, isRange } = target;
  const id = ids[index];
  if (id === undefined) return selection;
  if (isRange) return selectRange(selection, ids, index);
  const selected = new Set(selection.selected);
  if (!selected.delete(id)) selected.add(id);
  return { selected, active: index, anchor: index };
}

function selectRange<Id>(
  selection: MemberSelection<Id>,
  ids: readonly Id[],
  index: number,
): MemberSelection<Id> {
  const { anchor } = selection;
  const range = ids.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
  return { selected: new Set([...selection.selected, ...range]), active: index, anchor };
}

/** Selects all visible rows; deselects them if all are selected. */
export function toggleAll<Id>(selection: MemberSelection<Id>, ids: readonly Id[]): MemberSelection<Id> {
  const isAllSelected = ids.every((id) => selection.selected.has(id));
  const visibleIds = new Set(ids);
  const hiddenSelection = [...selection.selected].filter((id) => !visibleIds.has(id));
  return { ...selection, selected: new Set(isAllSelected ? hiddenSelection : [...hiddenSelection, ...ids]) };
}

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The selection after a key press; null for other keys. */
export function pressKey<Id>(
  selection: MemberSelection<Id>,
  ids: readonly Id[],
  keyPress: { key: string; isShift: boolean; isControl: boolean },
): MemberSelection<Id> | null {
  if (ids.length === 0) return null;
  const { key, isShift, isControl } = keyPress;
  if (isControl) return key.toLowerCase() === 'a' ? toggleAll(selection, ids) : null;
  const active = Math.min(selection.active, ids.length - 1);
  if (key === ' ') return pressRow(selection, ids, { index: active, isRange: isShift });
  const step = steps[key];
  if (step === undefined) return null;
  const index = Math.max(0, Math.min(ids.length - 1, active + step));
  return isShift ? selectRange(selection, ids, index) : { ...selection, active: index, anchor: index };
}
