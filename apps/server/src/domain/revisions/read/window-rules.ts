import type { OpColumns, Revision, StoredOp } from '@redraft/revision-log';
import { changedText } from './save-changes.ts';

/**
 * Histories are read in windows (docs/save-path.md#read) of a fixed number of saves that changed the text, counted from 1. A window whose changes are
 * too large is split, always at the same places: every save of a window leads to the same window.
 */
export interface SaveWindow {
  /** Number of its first save. */
  from: number;
  /** The text before it. */
  text: string;
  saves: WindowSave[];
}

export interface WindowSave {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  ops: readonly StoredOp[];
}

export const savesPerWindow = 256;
/** Maximum size of a window: inserted characters, plus the cost of positions. */
const maxWindow = 256 * 1024;
const opSize = 16;

/** The saves in the same window as this one, before splitting. */
export function windowAround(version: number): { from: number; to: number } {
  const from = Math.floor((version - 1) / savesPerWindow) * savesPerWindow + 1;
  return { from, to: from + savesPerWindow - 1 };
}

/** The revisions of a chunk that are saves, by index; the initial text is not one. */
export function findSaves({ ends }: Pick<OpColumns, 'ends'>, isFirstChunk: boolean): number[] {
  const indexes: number[] = [];
  for (let index = isFirstChunk ? 1 : 0; index < ends.length; index += 1)
    if ((ends[index] ?? 0) > (ends[index - 1] ?? 0)) indexes.push(index);
  return indexes;
}

interface ReplayTarget {
  apply: (revision: Pick<Revision, 'ops'>) => void;
  text: () => string;
}

interface RequestedRange {
  version: number;
  /** In order, starting at or before the window's first save. */
  revisions: readonly (Pick<Revision, 'at' | 'ops'> & { seq: number })[];
  /** Number of saves before these. */
  savesBefore: number;
  /** The text before these. */
  replay: ReplayTarget;
}

/** Null if there is no such save; a text without saves has one empty window. */
export function cutWindow({ version, revisions, savesBefore, replay }: RequestedRange): SaveWindow | null {
  const { from, to } = windowAround(version);
  const savesInWindow: WindowSave[] = [];
  let number = savesBefore;
  for (const revision of revisions) {
    if (changedText(revision)) number += 1;
    if (number < from) replay.apply(revision);
    else if (changedText(revision) && number <= to) savesInWindow.push(revision);
  }
  if (savesInWindow.length === 0 && version === 1) return { from, text: replay.text(), saves: [] };
  if (version - from >= savesInWindow.length) return null;
  const range = findRange(savesInWindow.map(sizeOf), version - from);
  for (const save of savesInWindow.slice(0, range.start)) replay.apply(save);
  const saves = savesInWindow.slice(range.start, range.end).map(({ seq, at, ops }) => ({ seq, at, ops }));
  return { from: from + range.start, text: replay.text(), saves };
}

function sizeOf({ ops }: WindowSave): number {
  return ops.reduce((sum, op) => sum + opSize + op.ins.length, 0);
}

/** The range around the index in which no piece exceeds the limit, unless it is a single save. */
function findRange(sizes: readonly number[], index: number): { start: number; end: number } {
  let start = 0;
  let total = 0;
  for (const [at, size] of sizes.entries()) {
    if (at > start && total + size > maxWindow) {
      if (at > index) return { start, end: at };
      start = at;
      total = 0;
    }
    total += size;
  }
  return { start, end: sizes.length };
}
