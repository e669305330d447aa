import type { FileId } from '@redraft/contracts';

/** When files are checked next, in milliseconds. */
export type ScheduledFiles = Map<FileId, number>;

/** Schedules a check at the given time, unless an earlier one is scheduled. */
export function scheduleFile(scheduled: ScheduledFiles, fileId: FileId, at: number): void {
  scheduled.set(fileId, Math.min(at, scheduled.get(fileId) ?? at));
}

/** Takes the files that are due, at most `limit`. */
export function takeDueFiles(scheduled: ScheduledFiles, limit: number, now: number): FileId[] {
  const dueFiles = [...scheduled].filter(([, at]) => at <= now).slice(0, limit);
  for (const [fileId] of dueFiles) scheduled.delete(fileId);
  return dueFiles.map(([fileId]) => fileId);
}

/** The unsealed revisions of a file. */
export interface UnsealedFile {
  count: number;
  /** Time of the last revision of the next full chunk; null if there are too few. */
  fullAt: number | null;
  lastAt: number;
}

interface SealingLimits {
  /** Younger revisions are left alone. */
  afterMs: number;
  /** This long after its last save a file is sealed completely. */
  restingMs: number;
  /** Fewer revisions stay in their rows. */
  least: number;
}

/** When there will be something to seal without further saves; null for never. */
export function nextSealing({ count, fullAt, lastAt }: UnsealedFile, limits: SealingLimits): number | null {
  if (fullAt !== null) return fullAt + limits.afterMs;
  return count < limits.least ? null : lastAt + limits.restingMs;
}
