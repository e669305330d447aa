import { ApiError } from '../../lib/api-error.ts';
import type { SaveOutcome } from '../../ui/editor-frame/saving/save-queue.ts';

/**
 * Submission: saves, waits for the editor's answer, then calls the server. If the assignment accepts tracked changes, the editor is told to finalise
 * and given 5 s before the last save, because third-party editors accept them themselves. The built-in editor leaves the student's copy alone, and
 * the server accepts the changes in the submission. Nothing unsaved is submitted.
 */
export type HandInPhase = 'saving' | 'accepting' | 'sending';

export interface HandInContext {
  /** Null if no document is open, so there is nothing to save. */
  editor: { save: () => Promise<SaveOutcome>; finalise: () => void } | null;
  delay: (milliseconds: number) => Promise<void>;
  send: () => Promise<void>;
  onPhase: (phase: HandInPhase) => void;
}

export const acceptingMs = 5000;

export async function handIn(context: HandInContext, acceptsChanges: boolean): Promise<'sent' | 'unsaved'> {
  const { editor, onPhase } = context;
  if (editor !== null) {
    onPhase('saving');
    const outcome = await editor.save();
    if (!outcome.success) return 'unsaved';
    if (acceptsChanges) {
      onPhase('accepting');
      editor.finalise();
      await context.delay(acceptingMs);
      if (!(await editor.save()).success) return 'unsaved';
    }
  }
  onPhase('sending');
  await sendUntilAnswered(context);
  return 'sent';
}

/** Retry delays in ms: a restarting server is back within half a minute. */
const retryDelays = [1000, 2000, 4000, 8000, 15_000];

/** Retries if the outcome is unknown: the call is idempotent (`lib/idempotency`). */
async function sendUntilAnswered({ send, delay }: HandInContext): Promise<void> {
  for (const pause of retryDelays) {
    try {
      return await send();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await delay(pause);
  }
  return send();
}

function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.code === 'request.in_progress';
}
