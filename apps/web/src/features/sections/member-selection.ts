/**
 * Which rows of a list are selected, and where its keyboard stands: the rules of a list of several choices
 * (WAI-ARIA listbox). Rows are told by their index in what is shown; what is selected stays so while a
 * search shows other rows.
 */
export interface MemberSelection<Id> {
  selected: ReadonlySet<Id>;
  /** Where the keyboard stands. */
  active: number;
  /** Where a range begins. */
  anchor: number;
}

export function nothingSelected<Id>(): MemberSelection<Id> {
  return { selected: new Set(), active: 0, anchor: 0 };
}

/** A press or click on a row: alone it adds or removes the row, with shift it adds all up to the row. */
export function pressRow<Id>(
  selection: MemberSelection<Id>,
  ids: readonly Id[],
  at: { index: number; isRange: boolean },
): MemberSelection<Id> {
  const { index, isRange } = at;
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

/** All that is shown; if all of it is selected already, none of it. */
export function toggleAll<Id>(selection: MemberSelection<Id>, ids: readonly Id[]): MemberSelection<Id> {
  const isWhole = ids.every((id) => selection.selected.has(id));
  const shown = new Set(ids);
  const others = [...selection.selected].filter((id) => !shown.has(id));
  return { ...selection, selected: new Set(isWhole ? others : [...others, ...ids]) };
}

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The selection after a key; null for a key that means nothing here. */
export function pressKey<Id>(
  selection: MemberSelection<Id>,
  ids: readonly Id[],
  pressed: { key: string; isShift: boolean; isControl: boolean },
): MemberSelection<Id> | null {
  if (ids.length === 0) return null;
  const { key, isShift, isControl } = pressed;
  if (isControl) return key.toLowerCase() === 'a' ? toggleAll(selection, ids) : null;
  const active = Math.min(selection.active, ids.length - 1);
  if (key === ' ') return pressRow(selection, ids, { index: active, isRange: isShift });
  const step = steps[key];
  if (step === undefined) return null;
  const index = Math.max(0, Math.min(ids.length - 1, active + step));
  return isShift ? selectRange(selection, ids, index) : { ...selection, active: index, anchor: index };
}
