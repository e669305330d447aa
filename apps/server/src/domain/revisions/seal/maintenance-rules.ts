import type { FileId } from '@redraft/contracts';

/** When files are looked at next, in milliseconds. */
export type ScheduledFiles = Map<FileId, number>;

/** At the time given, unless it is looked at before that anyway. */
export function scheduleFile(looks: ScheduledFiles, fileId: FileId, at: number): void {
  looks.set(fileId, Math.min(at, looks.get(fileId) ?? at));
}

/** Those that are to be looked at by now, no more than so many. */
export function takeDueFiles(looks: ScheduledFiles, limit: number, now: number): FileId[] {
  const due = [...looks].filter(([, at]) => at <= now).slice(0, limit);
  for (const [fileId] of due) looks.delete(fileId);
  return due.map(([fileId]) => fileId);
}

/** What a file has that is not sealed. */
export interface Unsealed {
  count: number;
  /** When the last revision of the next full chunk was written; null where there are too few. */
  fullAt: number | null;
  lastAt: number;
}

interface SealingLimits {
  /** Younger revisions are left alone. */
  afterMs: number;
  /** So long after its last save a file is sealed to its end. */
  restingMs: number;
  /** Fewer are left in their rows. */
  least: number;
}

/** When there will be something to seal, if nobody saves; null for never. */
export function nextSealing({ count, fullAt, lastAt }: Unsealed, limits: SealingLimits): number | null {
  if (fullAt !== null) return fullAt + limits.afterMs;
  return count < limits.least ? null : lastAt + limits.restingMs;
}
