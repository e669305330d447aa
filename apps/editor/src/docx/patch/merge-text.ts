import type { Element } from '../../xml/element.ts';
import { type Atom, splitIntoAtoms } from './atoms.ts';
import { findBrokenFields, findChangedSimpleFields, isBalancedLike } from './fields.ts';
import { type Matches, matchAtoms, matchEdited } from './match.ts';
import type { States } from './properties.ts';
import { createWriter, isVisible, type MergeElements, type Triple } from './text-writer.ts';

/**
 * Three-way merge of adjacent blocks, atom by atom: unchanged content stays as opened, with everything in between that the editor does not support;
 * new content is written as by the editor. Null if the states have too little in common.
 */
export function mergeText(states: States<readonly Element[]>, mergeElements: MergeElements): string | null {
  const opened = splitIntoAtoms(states.opened);
  const before = splitIntoAtoms(states.before);
  const after = splitIntoAtoms(states.after);
  const openedIndexes = matchAtoms(byKey(opened), byKey(before));
  const beforeIndexes = matchEdited(before, after);
  if (openedIndexes === null || beforeIndexes === null) return null;
  const isKnownToEditor = createFlags(openedIndexes, opened.length);
  const isKept = createFlags(beforeIndexes, before.length);
  const isRemoved = findRemoved(openedIndexes, isKept);
  const isBroken = findBrokenFields(opened, isRemoved);
  const isDeleted = findDeletedObjects(opened, { isKnownToEditor, isRemoved });
  const { removedFields, becomesComplex } = findChangedSimpleFields(
    { opened, before, after },
    { openedIndexes, beforeIndexes, isKept },
  );
  const removeFieldWrappers = (atom: Atom): Atom =>
    atom.wrappers.some((wrapper) => removedFields.has(wrapper))
      ? { ...atom, wrappers: atom.wrappers.filter((wrapper) => !removedFields.has(wrapper)) }
      : atom;
  const triples = after.map((atom, index) => {
    const beforeIndex = beforeIndexes[index] ?? -1;
    const [first, second] = [
      opened[beforeIndex < 0 ? -1 : (openedIndexes[beforeIndex] ?? -1)],
      before[beforeIndex],
    ];
    return first && second ? { opened: removeFieldWrappers(first), before: second, after: atom } : null;
  });
  const writer = createWriter(mergeElements, findNextTriples(after, triples));
  let nextOpened = 0;
  /** Copies atoms that only the opened file has, up to `end` or the first that must be removed. */
  const keepUntil = (end: number, shouldKeep: (atom: Atom) => boolean): void => {
    for (; nextOpened < end; nextOpened++) {
      const atom = opened[nextOpened];
      if (!atom || isKnownToEditor[nextOpened] || isBroken[nextOpened] || isDeleted[nextOpened]) continue;
      if (!shouldKeep(atom)) return;
      writer.keep(removeFieldWrappers(atom));
    }
  };
  after.forEach((atom, index) => {
    const triple = triples[index];
    const beforeIndex = beforeIndexes[index] ?? -1;
    if (triple) {
      const first = openedIndexes[beforeIndex] ?? -1;
      keepUntil(first, () => true);
      writer.merge(triple);
      nextOpened = first + 1;
      if (atom.kind !== 'mark') keepUntil(findEndOfUnknown(isKnownToEditor, nextOpened), isClosing);
    } else if (beforeIndex < 0 || isTextOrParagraph(atom) || becomesComplex(beforeIndex))
      writer.add(atom, index);
  });
  keepUntil(opened.length, () => true);
  const text = writer.end();
  return isBalancedLike(writer.fieldMarks(), [opened, after]) ? text : null;
}

function createFlags(indexes: Matches, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  for (const index of indexes) if (index >= 0) flags[index] = 1;
  return flags;
}

/** Whether an atom of the opened file was known to the editor and has been removed. */
function findRemoved(openedIndexes: Matches, isKept: Uint8Array) {
  const removed = new Set<number>();
  openedIndexes.forEach((openedIndex, index) => {
    if (openedIndex >= 0 && !isKept[index]) removed.add(openedIndex);
  });
  return (index: number): boolean => removed.has(index);
}

/**
 * Objects that the editor does not show are removed with the paragraph that the user deleted around them, as in Word; text never is, nor anything in
 * a paragraph that the editor never had.
 */
function findDeletedObjects(
  opened: readonly Atom[],
  { isKnownToEditor, isRemoved }: { isKnownToEditor: Uint8Array; isRemoved: (index: number) => boolean },
): Uint8Array {
  const flags = new Uint8Array(opened.length);
  let objects: number[] = [];
  let hasKeptAtom = false;
  opened.forEach((atom, index) => {
    hasKeptAtom ||= isKnownToEditor[index] === 1 && !isRemoved(index);
    if (atom.kind === 'run' && isVisible(atom)) objects.push(index);
    if (atom.kind !== 'mark') return;
    if (!hasKeptAtom && isRemoved(index)) for (const object of objects) flags[object] = 1;
    objects = [];
    hasKeptAtom = false;
  });
  return flags;
}

function findEndOfUnknown(isKnownToEditor: Uint8Array, from: number): number {
  const end = isKnownToEditor.indexOf(1, from);
  return end < 0 ? isKnownToEditor.length : end;
}

/** For each atom, the next one in its paragraph (or itself) that is in a run in all three states. */
function findNextTriples(after: readonly Atom[], triples: readonly (Triple | null)[]): (Triple | null)[] {
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
function isTextOrParagraph({ kind }: Atom): boolean {
  return kind === 'text' || kind === 'block' || kind === 'mark';
}

/** A closing marker belongs to the content before it. */
function isClosing({ key }: Atom): boolean {
  return /End\b|proofErr/.test(key) || key === 'w:fldChar end';
}
