import { randomUUID } from 'node:crypto';
import type { DraftId, LearningEventKind, SubmissionId, UserId } from '@redraft/contracts';
import { notifyLearningEvents } from '../../platform/notify.ts';
import { insertDeliveries } from './queries.ts';

export interface LearningEvent {
  kind: LearningEventKind;
  submissionId: SubmissionId;
  /** Null or absent for the submission as a whole. */
  draftId?: DraftId | null;
  /** Null for a deadline. */
  actorId: UserId | null;
  /** When it happened, if not now. */
  at?: Date;
  /** A score from 0 to 100, or a letter. */
  grade?: number | string | null;
}

/**
 * Call it in the transaction of the act, so that the event is sent if and only if the act is committed. Nothing is stored if no endpoint is enabled.
 */
export async function recordLearningEvents(events: readonly LearningEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ kind, submissionId, draftId = null, actorId, at = now, grade = null }) => ({
    eventId: randomUUID(),
    kind,
    submissionId,
    draftId,
    actorId,
    occurredAt: at,
    score: typeof grade === 'number' ? grade : null,
    letter: typeof grade === 'string' ? grade : null,
  }));
  if ((await insertDeliveries(rows, now)) > 0) await notifyLearningEvents();
}
