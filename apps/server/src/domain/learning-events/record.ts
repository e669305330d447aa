import { randomUUID } from 'node:crypto';
import type { DraftId, LearningEventKind, SubmissionId, UserId } from '@redraft/contracts';
import { notifyLearningEvents } from '../../platform/notify.ts';
import { insertDeliveries } from './queries.ts';

export interface LearningEvent {
  kind: LearningEventKind;
  submissionId: SubmissionId;
  /** Null or left out: the work as a whole. */
  draftId?: DraftId | null;
  /** Null: a deadline. */
  actorId: UserId | null;
  /** When it took place, where that was not now. */
  at?: Date;
  /** A score of a hundred, or a letter. */
  grade?: number | string | null;
}

/** In the transaction of the act itself: it is told exactly if the act was done. Nothing is kept where no endpoint is on. */
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
