import type { PlainErrorCode } from '@redraft/contracts';
import type { FileAccess } from './ports.ts';
import type { Opening } from './tokens.ts';

/**
 * Who may write in a file at a moment. Both have to agree: what the opening was made for, and what holds now.
 */

/**
 * So long after writing was stopped from outside, what was typed before may still arrive: a save every second or two,
 * and a slow line.
 */
export const finishMs = 10_000;

/** Why an opening may not write now; null if it may. */
export function readOnlyCode(
  opening: Pick<Opening, 'mode' | 'seq'>,
  access: Pick<FileAccess, 'mode' | 'because'>,
): PlainErrorCode | null {
  if (opening.mode === 'edit' && access.mode === 'edit') return null;
  const isEarlier = opening.seq !== null;
  return isEarlier ? 'file.view_only' : (access.because ?? 'file.view_only');
}

/**
 * The one name for all in what an opening reads; null where the names stay. Whoever came to write gets the file as it is, whatever may
 * be done at the moment: what they save later takes the place of what they were given.
 */
export function aliasFor(
  opening: Pick<Opening, 'mode'>,
  access: Pick<FileAccess, 'mode' | 'alias'>,
): string | null {
  return opening.mode === 'view' && access.alias !== undefined ? access.alias : null;
}

/** Whether an opening that may not write any more may bring in what was typed while it might. It has to hold the lock. */
export function canFinish(
  opening: Pick<Opening, 'openedAt'>,
  { stoppedAt }: Pick<FileAccess, 'stoppedAt'>,
  now: Date,
): boolean {
  if (stoppedAt === undefined || opening.openedAt >= stoppedAt) return false;
  return now.getTime() - stoppedAt.getTime() < finishMs;
}
