import { inflateEntry } from '@redraft/documents';
import {
  type ByteDiff,
  type CommonEnds,
  commonEnds,
  diffBytes,
  type PartChange,
  type WorkBudget,
  withShare,
} from '@redraft/revision-log';
import { isSameBytes, sha256Hex, zipCodec } from '../codecs.ts';
import type { FileState } from './file-state.ts';
import type { OpenedSave } from './opened-save.ts';

/** The parts of a file that a save changes, and how each is told. */

/** A larger part is kept under its hash: it is a picture or a font, and the next file may have it too. */
const inlineLimit = 16 * 1024;

export interface ReadPart {
  name: string;
  before: Uint8Array | null;
  after: Uint8Array;
  /** What both have in common; nothing of a part that is new or never compared. */
  ends: CommonEnds | null;
}

export interface ChangedPart extends ReadPart {
  diff: ByteDiff | null;
}

/** Pictures, fonts and embedded files are compressed already: two of them share nothing that is worth searching for. */
export const isComparable = (name: string): boolean => /\.(xml|rels)$/i.test(name);

/** The parts whose bytes have changed: some are only packed another way. */
export function readParts(state: FileState, { changed, inflate }: OpenedSave): ReadPart[] {
  const parts: ReadPart[] = [];
  for (const entry of changed) {
    const { name } = entry;
    const after = inflate(entry);
    const known = state.entries.get(name);
    const before = known ? (state.contents.get(name) ?? inflateEntry(known, zipCodec)) : null;
    const ends = before && isComparable(name) ? commonEnds(before, after, isSameBytes) : null;
    const isSame = ends ? isStoredWhole(ends, before, after) : before && isSameBytes(before, after);
    if (!isSame) parts.push({ name, before, after, ends });
  }
  return parts;
}

function isStoredWhole({ prefix }: CommonEnds, before: Uint8Array | null, after: Uint8Array): boolean {
  return prefix === after.length && prefix === before?.length;
}

/** Of both versions, between what they share at their ends. */
export function bytesBetween({ before, after, ends }: ReadPart): number {
  const { prefix, suffix } = ends ?? { prefix: 0, suffix: 0 };
  return (before?.length ?? 0) + after.length - 2 * (prefix + suffix);
}

/** Of what a save may cost: words tell more than bytes, and where bytes take this much the part is kept as a whole anyway. */
const shareOfBytes = 0.5;

/** How each has changed. */
export function compareParts(parts: readonly ReadPart[], full: WorkBudget): ChangedPart[] {
  return withShare(full, shareOfBytes, (budget) =>
    parts.map((part) => {
      const { before, after, ends } = part;
      return { ...part, diff: before && ends && diffBytes(before, after, { ends, budget }) };
    }),
  );
}

export function partChange(
  part: Pick<ChangedPart, 'name' | 'after' | 'diff'>,
  blobs: { hash: string; content: Uint8Array }[],
): PartChange {
  const { name, after, diff } = part;
  const inserted =
    diff?.splices.reduce((sum, splice) => sum + splice.ins.length + 4, 0) ?? Number.POSITIVE_INFINITY;
  if (diff && inserted < after.length) return { kind: 'splice', name, splices: diff.splices };
  if (after.length <= inlineLimit) return { kind: 'raw', name, content: after };
  const hash = sha256Hex(after);
  blobs.push({ hash, content: after });
  return { kind: 'blob', name, hash };
}
