import { createWorkBudget, diffText, toStoredOps } from '@redraft/revision-log';
import type { FileState, Reread } from './file-state.ts';
import { chainAfter, lengthAfter, type PlannedSave, recordOf } from './next-version.ts';
import { toSharedEnds } from './plan-docx.ts';

/** About 15 ms of comparing, once per file. */
const rereadWork = 4_000_000;

/**
 * If the current program extracts another text from the head than an earlier one did: a version that records the difference, and in which no one has
 * written anything (docs/metrics.md#the-log). Null if they are the same.
 */
export function planReread(state: FileState): Reread | null {
  const { docx } = state;
  if (state.seq < 0 || !docx || docx.text === state.text) return null;
  const ops = toStoredOps(
    diffText(state.text, docx.text, toSharedEnds(state, docx), createWorkBudget(rereadWork)),
  );
  const t = Math.floor((state.at - state.firstAt) / 1000);
  const { text } = docx;
  const length = lengthAfter(state.length, ops);
  const chain = chainAfter(state.chain, { t, text, ops, changes: [], followsText: true });
  const save = { bytes: state.body, origin: 'reread' as const, dirtyMs: null, userId: null };
  const next = { fileHash: state.fileHash, length, chain };
  return { text, length, chain, record: recordOf({ save, next, ops, changes: [] }) };
}

/** The version to insert before the next save; null if there is none. */
export function needsReread(state: FileState): PlannedSave | null {
  if (!state.pendingReread) return null;
  const { record, ...read } = state.pendingReread;
  return { state: { ...state, ...read, seq: state.seq + 1, pendingReread: null }, record, blobs: [] };
}
