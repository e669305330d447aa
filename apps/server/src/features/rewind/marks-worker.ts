import { foldLog } from '@redraft/analytics';
import type { RewindMarks } from '@redraft/contracts';
import { openTextLog, type PackedTextLog } from '../../domain/revisions/worker-exports.ts';
import { findMarks, type Note, notesAmong } from './mark-rules.ts';

export interface MarksWork {
  log: PackedTextLog;
  notes: readonly Note[];
}

export type MarksOfText = Omit<RewindMarks, 'comments' | 'repairs'>;

/** Runs in a worker thread: folding the log of a long text takes a good part of a second. */
export default async function mark({ log: packed, notes }: MarksWork): Promise<MarksOfText> {
  const log = (await openTextLog(packed)) ?? { base: '', saves: [] };
  const process = foldLog(log, { isWithoutMinutes: true });
  return { ...findMarks(process), notes: notesAmong(process.saves, notes) };
}
