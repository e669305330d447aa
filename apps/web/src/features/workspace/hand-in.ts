import { ApiError } from '../../lib/api-error.ts';
import type { SaveOutcome } from '../../ui/editor-frame/saving/save-queue.ts';

/**
 * Handing in: save and wait for the editor's answer, then tell the server. Where the assignment has changes accepted, the
 * editor is told to finalise and given 5 s before the last save: another editor may accept them by itself. Ours leaves the
 * student's own text alone, the server hands it in accepted. Nothing is sent that was not saved.
 */
export type HandInPhase = 'saving' | 'accepting' | 'sending';

export interface HandInPorts {
  /** Null where no document is open, so that there is nothing to save. */
  editor: { save: () => Promise<SaveOutcome>; finalise: () => void } | null;
  delay: (milliseconds: number) => Promise<void>;
  send: () => Promise<void>;
  onPhase: (phase: HandInPhase) => void;
}

export const acceptingTakes = 5000;

export async function handIn(ports: HandInPorts, acceptsChanges: boolean): Promise<'sent' | 'unsaved'> {
  const { editor, onPhase } = ports;
  if (editor !== null) {
    onPhase('saving');
    const outcome = await editor.save();
    if (!outcome.success) return 'unsaved';
    if (acceptsChanges) {
      onPhase('accepting');
      editor.finalise();
      await ports.delay(acceptingTakes);
      if (!(await editor.save()).success) return 'unsaved';
    }
  }
  onPhase('sending');
  await sendUntilAnswered(ports);
  return 'sent';
}

/** A server that starts anew is there again within half a minute. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/** Asks again where nobody knows what became of it: the server does it once, however often it is asked (`lib/idempotency`). */
async function sendUntilAnswered({ send, delay }: HandInPorts): Promise<void> {
  for (const pause of pauses) {
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
