import { type Atom, hasEqualWrappers, type Wrapper } from './atoms.ts';
import type { Matches } from './match.ts';
import type { States } from './properties.ts';

/** The markers and code of a complex field, without its result (ISO/IEC 29500-1, 17.16.18). */
export function isFieldMark({ key }: Atom): boolean {
  return key.startsWith('w:fldChar') || key === 'w:instrText' || key === 'w:delInstrText';
}

/** Change of the nesting depth at a field marker. */
function depthChange({ key }: Atom): number {
  if (key === 'w:fldChar begin') return 1;
  return key === 'w:fldChar end' ? -1 : 0;
}

/** Field markers, including nested ones, whose field has lost a marker: they are removed with it. One flag per atom. */
export function findBrokenFields(atoms: readonly Atom[], isRemoved: (index: number) => boolean): Uint8Array {
  const flags = new Uint8Array(atoms.length);
  let marks: number[] = [];
  let depth = 0;
  atoms.forEach((atom, index) => {
    if (!isFieldMark(atom)) return;
    marks.push(index);
    depth = Math.max(0, depth + depthChange(atom));
    if (depth > 0) return;
    if (marks.some(isRemoved)) for (const mark of marks) flags[mark] = 1;
    marks = [];
  });
  if (marks.some(isRemoved)) for (const mark of marks) flags[mark] = 1;
  return flags;
}

/** Whether fields begin and end as in one of the others: part of a longer field may contain only one of its markers. */
export function isBalancedLike(atoms: readonly Atom[], others: readonly (readonly Atom[])[]): boolean {
  const balance = computeBalance(atoms);
  return others.some((other) => computeBalance(other) === balance);
}

function computeBalance(atoms: readonly Atom[]): string {
  let [depth, min] = [0, 0];
  for (const atom of atoms) {
    depth += depthChange(atom);
    min = Math.min(min, depth);
  }
  return `${min} ${depth}`;
}

/** Simple fields of the opened file that cannot remain simple. */
export interface SimpleFields {
  removedFields: ReadonlySet<Wrapper>;
  /** For an atom of `before`: whether its field is now written as a complex one. */
  becomesComplex: (index: number) => boolean;
}

/**
 * The library writes simple fields as complex ones. They are removed if their markers no longer exist, and become complex if the markers are in a
 * tracked change, where a simple field is not allowed. `known`: for each atom of `before` its index in `opened`; `kept`: for each of `after` its
 * index in `before`.
 */
export function findChangedSimpleFields(
  { opened, before, after }: States<readonly Atom[]>,
  {
    openedIndexes,
    beforeIndexes,
    isKept,
  }: { openedIndexes: Matches; beforeIndexes: Matches; isKept: Uint8Array },
): SimpleFields {
  const beginIndexes = findFieldBegins(before);
  const removedFields = new Set<Wrapper>();
  const trackedBegins = new Set<number>();
  after.forEach((atom, index) => {
    const beforeIndex = beforeIndexes[index] ?? -1;
    const beforeAtom = before[beforeIndex];
    if (
      beforeAtom !== undefined &&
      depthChange(atom) > 0 &&
      !hasEqualWrappers(beforeAtom.wrappers, atom.wrappers)
    )
      trackedBegins.add(beforeIndex);
  });
  openedIndexes.forEach((openedIndex, index) => {
    const begin = beginIndexes[index] ?? -1;
    if (begin < 0 || (isKept[begin] && !trackedBegins.has(begin))) return;
    for (const wrapper of opened[openedIndex]?.wrappers ?? [])
      if (wrapper.name === 'w:fldSimple') removedFields.add(wrapper);
  });
  return { removedFields, becomesComplex: (index) => trackedBegins.has(beginIndexes[index] ?? -1) };
}

/** For each atom the index where its field begins; -1 for none. */
function findFieldBegins(atoms: readonly Atom[]): Int32Array {
  const openFields: number[] = [];
  return Int32Array.from(atoms, (atom, index) => {
    const depth = depthChange(atom);
    if (depth > 0) openFields.push(index);
    const begin = openFields.at(-1) ?? -1;
    if (depth < 0) openFields.pop();
    return begin;
  });
}
