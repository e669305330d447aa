import { foldLog } from '@redraft/analytics';
import { openTextLog, type PackedTextLog } from '../revisions/worker-exports.ts';
import { computeScores, type ScoreContext, type StoredScores } from './score-rules.ts';

export interface EvaluateWork {
  log: PackedTextLog;
  /** The last version to evaluate. */
  seq: number;
  context: ScoreContext;
}

/** Runs in a worker thread, so that a log that needs too much memory ends the thread and not the worker process. */
export default async function evaluate({ log: packed, seq, context }: EvaluateWork): Promise<StoredScores> {
  const log = await openTextLog(packed);
  if (!log) throw new Error('A submission has no version.');
  const saves = log.saves.filter((save) => save.seq <= seq);
  return computeScores(foldLog({ ...log, saves }, { isWithoutMinutes: true }), context);
}
