import { computeRevision, foldLog } from '@redraft/analytics';
import type { TextOrigins } from '@redraft/contracts';
import { openTextLog, type PackedTextLog } from '../revisions/worker-exports.ts';

export interface OriginsWork {
  log: PackedTextLog;
}

/** Runs in a worker thread: folding the log of a long text takes a good part of a second. */
export default async function countOrigins({ log: packed }: OriginsWork): Promise<TextOrigins> {
  const log = (await openTextLog(packed)) ?? { base: '', saves: [] };
  const { large: inserted, ...origins } = computeRevision(
    foldLog(log, { isWithoutMinutes: true }),
  ).finalByOrigin;
  return { ...origins, inserted };
}
