import { type Atom, isInEqual, type Wrapper } from './atoms.ts';
import type { Matches } from './match.ts';
import type { States } from './properties.ts';

/** The markers and code of a complex field, without its result (ISO/IEC 29500-1, 17.16.18). */
export function isFieldMark({ key }: Atom): boolean {
  return key.startsWith('w:fldChar') || key === 'w:instrText' || key === 'w:delInstrText';
}

/** Change of the nesting depth at a field marker. */
function depthOf({ key }: Atom): number {
  if (key === 'w:fldChar begin') return 1;
  return key === 'w:fldChar end' ? -1 : 0;
}

/** Field markers, including nested ones, whose field has lost a marker: they are removed with it. One flag per atom. */
export function brokenFields(atoms: readonly Atom[], isGone: (index: number) => boolean): Uint8Array {
  const flags = new Uint8Array(atoms.length);
  let marks: number[] = [];
  let depth = 0;
  atoms.forEach((atom, index) => {
    if (!isFieldMark(atom)) return;
    marks.push(index);
    depth = Math.max(0, depth + depthOf(atom));
    if (depth > 0) return;
    if (marks.some(isGone)) for (const mark of marks) flags[mark] = 1;
    marks = [];
  });
  if (marks.some(isGone)) for (const mark of marks) flags[mark] = 1;
  return flags;
}

/** Whether fields begin and end as in one of the others: part of a longer field may contain only one of its markers. */
export function isBalancedLike(atoms: readonly Atom[], others: readonly (readonly Atom[])[]): boolean {
  const own = balanceOf(atoms);
  return others.some((other) => balanceOf(other) === own);
}

function balanceOf(atoms: readonly Atom[]): string {
  let [depth, min] = [0, 0];
  for (const atom of atoms) {
    depth += depthOf(atom);
    min = Math.min(min, depth);
  }
  return `${min} ${depth}`;
}

/** Simple fields of the opened file that cannot remain simple. */
export interface SimpleFields {
  gone: ReadonlySet<Wrapper>;
  /** For an atom of `before`: whether its field is now written as a complex one. */
  isComplexNow: (index: number) => boolean;
}

/**
 * The library writes simple fields as complex ones. They are removed if their markers no longer exist, and become complex if the markers are in a
 * tracked change, where a simple field is not allowed. `known`: for each atom of `before` its index in `opened`; `kept`: for each of `after` its
 * index in `before`.
 */
export function changedSimpleFields(
  { opened, before, after }: States<readonly Atom[]>,
  { known, kept, isLeft }: { known: Matches; kept: Matches; isLeft: Uint8Array },
): SimpleFields {
  const begins = beginsOf(before);
  const gone = new Set<Wrapper>();
  const tracked = new Set<number>();
  after.forEach((atom, index) => {
    const was = kept[index] ?? -1;
    const old = before[was];
    if (old !== undefined && depthOf(atom) > 0 && !isInEqual(old.wrappers, atom.wrappers)) tracked.add(was);
  });
  known.forEach((place, index) => {
    const begin = begins[index] ?? -1;
    if (begin < 0 || (isLeft[begin] && !tracked.has(begin))) return;
    for (const wrapper of opened[place]?.wrappers ?? [])
      if (wrapper.name === 'w:fldSimple') gone.add(wrapper);
  });
  return { gone, isComplexNow: (index) => tracked.has(begins[index] ?? -1) };
}

/** For each atom the index where its field begins; -1 for none. */
function beginsOf(atoms: readonly Atom[]): Int32Array {
  const open: number[] = [];
  return Int32Array.from(atoms, (atom, index) => {
    const depth = depthOf(atom);
    if (depth > 0) open.push(index);
    const begin = open.at(-1) ?? -1;
    if (depth < 0) open.pop();
    return begin;
  });
}
