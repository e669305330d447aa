import { inflateEntry } from '@redraft/documents';
import { type ByteDiff, diffBytes, type PartChange, type WorkBudget } from '@redraft/revision-log';
import type { Lap } from '../../platform/save-stages.ts';
import { isSameBytes, sha256Hex, zipCodec } from './codecs.ts';
import type { FileState } from './file-state.ts';
import type { OpenedSave } from './opened-save.ts';

/** The parts of a file that a save changes, and how each is told. */

/** A larger part is kept under its hash: it is a picture or a font, and the next file may have it too. */
const inlineLimit = 16 * 1024;

export interface ChangedPart {
  name: string;
  before: Uint8Array | null;
  after: Uint8Array;
  diff: ByteDiff | null;
}

/** Pictures, fonts and embedded files are compressed already: two of them share nothing that is worth searching for. */
export const isComparable = (name: string): boolean => /\.(xml|rels)$/i.test(name);

export function readChangedParts(
  state: FileState,
  { changed, inflate }: OpenedSave,
  budget: WorkBudget,
  lap: Lap,
): ChangedPart[] {
  const parts: ChangedPart[] = [];
  for (const entry of changed) {
    const after = inflate(entry);
    const known = state.entries.get(entry.name);
    const before = known ? (state.contents.get(entry.name) ?? inflateEntry(known, zipCodec)) : null;
    lap('parse');
    // Only packed another way.
    if (before && isSameBytes(before, after)) continue;
    const diff =
      before && isComparable(entry.name) ? diffBytes(before, after, { same: isSameBytes, budget }) : null;
    lap('diff');
    parts.push({ name: entry.name, before, after, diff });
  }
  return parts;
}

export function partChange(part: ChangedPart, blobs: { hash: string; content: Uint8Array }[]): PartChange {
  const { name, after, diff } = part;
  const inserted =
    diff?.splices.reduce((sum, splice) => sum + splice.ins.length + 4, 0) ?? Number.POSITIVE_INFINITY;
  if (diff && inserted < after.length) return { kind: 'splice', name, splices: diff.splices };
  if (after.length <= inlineLimit) return { kind: 'raw', name, content: after };
  const hash = sha256Hex(after);
  blobs.push({ hash, content: after });
  return { kind: 'blob', name, hash };
}
