import type { Element } from '../../xml/element.ts';
import { type Atom, atomsOf } from './atoms.ts';
import { brokenFields, changedSimpleFields, isBalancedLike } from './fields.ts';
import { type Matches, matchAtoms, matchEdited } from './match.ts';
import type { States } from './properties.ts';
import { createWriter, isVisible, type MergeElements, type Triple } from './text-writer.ts';

/**
 * Three-way merge of adjacent blocks, atom by atom: unchanged content stays as opened, with everything in between that the editor does not support;
 * new content is written as by the editor. Null if the states have too little in common.
 */
export function mergeText(states: States<readonly Element[]>, mergeElements: MergeElements): string | null {
  const opened = atomsOf(states.opened);
  const before = atomsOf(states.before);
  const after = atomsOf(states.after);
  const known = matchAtoms(byKey(opened), byKey(before));
  const kept = matchEdited(before, after);
  if (known === null || kept === null) return null;
  const isKnown = flagsOf(known, opened.length);
  const isLeft = flagsOf(kept, before.length);
  const isGone = goneIn(known, isLeft);
  const isBroken = brokenFields(opened, isGone);
  const isDeleted = deletedObjects(opened, { isKnown, isGone });
  const { gone, isComplexNow } = changedSimpleFields({ opened, before, after }, { known, kept, isLeft });
  const within = (atom: Atom): Atom =>
    atom.wrappers.some((wrapper) => gone.has(wrapper))
      ? { ...atom, wrappers: atom.wrappers.filter((wrapper) => !gone.has(wrapper)) }
      : atom;
  const triples = after.map((atom, index) => {
    const was = kept[index] ?? -1;
    const [first, second] = [opened[was < 0 ? -1 : (known[was] ?? -1)], before[was]];
    return first && second ? { opened: within(first), before: second, after: atom } : null;
  });
  const writer = createWriter(mergeElements, nextOf(after, triples));
  let at = 0;
  /** Copies atoms that only the opened file has, up to `end` or the first that must be removed. */
  const keepUntil = (end: number, isRequested: (atom: Atom) => boolean): void => {
    for (; at < end; at++) {
      const atom = opened[at];
      if (!atom || isKnown[at] || isBroken[at] || isDeleted[at]) continue;
      if (!isRequested(atom)) return;
      writer.keep(within(atom));
    }
  };
  after.forEach((atom, index) => {
    const triple = triples[index];
    const was = kept[index] ?? -1;
    if (triple) {
      const first = known[was] ?? -1;
      keepUntil(first, () => true);
      writer.merge(triple);
      at = first + 1;
      if (atom.kind !== 'mark') keepUntil(endOfUnknown(isKnown, at), isClosing);
    } else if (was < 0 || isWord(atom) || isComplexNow(was)) writer.add(atom, index);
  });
  keepUntil(opened.length, () => true);
  const text = writer.end();
  return isBalancedLike(writer.fieldMarks(), [opened, after]) ? text : null;
}

function flagsOf(places: Matches, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  for (const place of places) if (place >= 0) flags[place] = 1;
  return flags;
}

/** Whether an atom of the opened file was known to the editor and has been removed. */
function goneIn(known: Matches, isLeft: Uint8Array) {
  const gone = new Set<number>();
  known.forEach((place, index) => {
    if (place >= 0 && !isLeft[index]) gone.add(place);
  });
  return (index: number): boolean => gone.has(index);
}

/**
 * Objects that the editor does not show are removed with the paragraph that the user deleted around them, as in Word; text never is, nor anything in
 * a paragraph that the editor never had.
 */
function deletedObjects(
  opened: readonly Atom[],
  { isKnown, isGone }: { isKnown: Uint8Array; isGone: (index: number) => boolean },
): Uint8Array {
  const flags = new Uint8Array(opened.length);
  let objects: number[] = [];
  let isLeft = false;
  opened.forEach((atom, index) => {
    isLeft ||= isKnown[index] === 1 && !isGone(index);
    if (atom.kind === 'run' && isVisible(atom)) objects.push(index);
    if (atom.kind !== 'mark') return;
    if (!isLeft && isGone(index)) for (const object of objects) flags[object] = 1;
    objects = [];
    isLeft = false;
  });
  return flags;
}

function endOfUnknown(isKnown: Uint8Array, from: number): number {
  const end = isKnown.indexOf(1, from);
  return end < 0 ? isKnown.length : end;
}

/** For each atom, the next one in its paragraph (or itself) that is in a run in all three states. */
function nextOf(after: readonly Atom[], triples: readonly (Triple | null)[]): (Triple | null)[] {
  const next: (Triple | null)[] = new Array(triples.length).fill(null);
  let found: Triple | null = null;
  for (let at = triples.length - 1; at >= 0; at--) {
    const triple = triples[at] ?? null;
    if (after[at]?.kind === 'mark') found = null;
    else if (triple && isVisible(triple.opened)) found = triple;
    next[at] = found;
  }
  return next;
}

/** Ids differ between writers. */
const byKey = (atoms: readonly Atom[]) => atoms.map(({ key }) => ({ key, id: key }));

/** Content that only the writer added is removed again, except text. */
function isWord({ kind }: Atom): boolean {
  return kind === 'text' || kind === 'block' || kind === 'mark';
}

/** A closing marker belongs to the content before it. */
function isClosing({ key }: Atom): boolean {
  return /End\b|proofErr/.test(key) || key === 'w:fldChar end';
}
