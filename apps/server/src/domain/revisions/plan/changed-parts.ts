import { inflateEntry } from '@redraft/documents';
import {
  type ByteDiff,
  type CommonEnds,
  diffBytes,
  measureCommonEnds,
  type PartChange,
  spendShare,
  type WorkBudget,
} from '@redraft/revision-log';
import { isSameBytes, sha256Hex, zipCodec } from '../codecs.ts';
import type { FileState } from './file-state.ts';
import type { OpenedSave } from './opened-save.ts';

/** The parts of a file that a save changes, and how each change is recorded. */

/** A larger part is stored by hash: it is usually an image or a font, which other files may contain too. */
const inlineLimit = 16 * 1024;

export interface ReadPart {
  name: string;
  before: Uint8Array | null;
  after: Uint8Array;
  /** The common prefix and suffix of both versions; null for new parts and those that are never compared. */
  ends: CommonEnds | null;
}

export interface ChangedPart extends ReadPart {
  diff: ByteDiff | null;
}

/** Images, fonts and embedded files are compressed: two versions share nothing worth searching for. */
export const isComparable = (name: string): boolean => /\.(xml|rels)$/i.test(name);

/** Parts whose content has changed; some are merely compressed differently. */
export function readParts(state: FileState, { changed, inflate }: OpenedSave): ReadPart[] {
  const parts: ReadPart[] = [];
  for (const entry of changed) {
    const { name } = entry;
    const after = inflate(entry);
    const knownEntry = state.entries.get(name);
    const before = knownEntry ? (state.contents.get(name) ?? inflateEntry(knownEntry, zipCodec)) : null;
    const ends = before && isComparable(name) ? measureCommonEnds(before, after, isSameBytes) : null;
    const isSame = ends ? isUnchanged(ends, before, after) : before && isSameBytes(before, after);
    if (!isSame) parts.push({ name, before, after, ends });
  }
  return parts;
}

function isUnchanged({ prefix }: CommonEnds, before: Uint8Array | null, after: Uint8Array): boolean {
  return prefix === after.length && prefix === before?.length;
}

/** Bytes of both versions between their common prefix and suffix. */
export function countDifferingBytes({ before, after, ends }: ReadPart): number {
  const { prefix, suffix } = ends ?? { prefix: 0, suffix: 0 };
  return (before?.length ?? 0) + after.length - 2 * (prefix + suffix);
}

/** Share of the save's work budget: text changes matter more than byte changes, and a part that exceeds this is stored as a whole. */
const byteDiffShare = 0.5;

/** How each part has changed. */
export function compareParts(parts: readonly ReadPart[], budget: WorkBudget): ChangedPart[] {
  return spendShare(budget, byteDiffShare, (budget) =>
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
