import type { PlainErrorCode } from '@redraft/contracts';
import type { FileAccess } from './ports.ts';
import type { Opening } from './tokens.ts';

/** Who may write to a file at a time. Both must allow it: the mode of the opening, and the current permission. */

/** Grace period for text typed before writing was stopped: covers an editor that saves every second or two, and a slow connection. */
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
 * The name that replaces all others in the file as sent to this opening; null if names stay. An opening for writing gets the file unchanged, even if
 * writing is not allowed at the moment: its later saves replace the stored file.
 */
export function aliasFor(
  opening: Pick<Opening, 'mode'>,
  access: Pick<FileAccess, 'mode' | 'alias'>,
): string | null {
  return opening.mode === 'view' && access.alias !== undefined ? access.alias : null;
}

/** Whether an opening that has lost write permission may still save what was typed before. It must hold the lock. */
export function canFinish(
  opening: Pick<Opening, 'openedAt'>,
  { stoppedAt }: Pick<FileAccess, 'stoppedAt'>,
  now: Date,
): boolean {
  if (stoppedAt === undefined || opening.openedAt >= stoppedAt) return false;
  return now.getTime() - stoppedAt.getTime() < finishMs;
}
