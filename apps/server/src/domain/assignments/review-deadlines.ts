import type { AssignmentId, DraftId } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { listDraftsById, raiseVersion, updateReviewDeadline } from './queries.ts';
import { isReviewTooEarly } from './review-deadline-rules.ts';
import { lockManagedAssignment } from './service.ts';

interface ReviewDeadline {
  draftId: DraftId;
  at: Date | null;
}

/** Sets the review deadlines of drafts, all or none; returns the affected assignments. */
export async function setReviewDeadlines(
  actor: Actor,
  deadlines: readonly ReviewDeadline[],
  now: Date,
): Promise<AssignmentId[]> {
  const requestedDeadlines = new Map(deadlines.map(({ draftId, at }) => [draftId, at]));
  return inTransaction(async () => {
    const found = await listDraftsById([...requestedDeadlines.keys()]);
    if (found.length < requestedDeadlines.size) throw new AppError('not_found');
    const ids = [...new Set(found.map((row): AssignmentId => row.assignment_id))];
    const sortedIds = ids.toSorted((one, other) => one - other);
    for (const id of sortedIds) await changeReviewDeadlines(actor, { id, wanted: requestedDeadlines }, now);
    return sortedIds;
  });
}

async function changeReviewDeadlines(
  actor: Actor,
  { id, wanted }: { id: AssignmentId; wanted: ReadonlyMap<DraftId, Date | null> },
  now: Date,
): Promise<void> {
  const { assignment, drafts } = await lockManagedAssignment(actor, id);
  if (assignment.class_archived_at !== null) throw new AppError('class.archived');
  const changed = drafts.flatMap((draft) => {
    const reviewDeadline = wanted.get(draft.id);
    const isSame = reviewDeadline?.getTime() === draft.peer_review_deadline?.getTime();
    return reviewDeadline === undefined || isSame ? [] : [{ ...draft, reviewDeadline }];
  });
  const tooEarly = changed.find(isReviewTooEarly);
  if (tooEarly) throw new AppError(sentence('review.deadline_too_early', { title: tooEarly.title }));
  if (changed.length === 0) return;
  for (const draft of changed) await updateReviewDeadline(draft.id, draft.reviewDeadline);
  await raiseVersion(id);
  const details = {
    drafts: changed.map((draft) => ({
      id: draft.id,
      from: draft.peer_review_deadline?.toISOString() ?? null,
      to: draft.reviewDeadline?.toISOString() ?? null,
    })),
  };
  const subject = { subject: 'assignment' as const, subjectId: id };
  await audit({ at: now, actorId: actor.userId, action: 'assignment.review_deadlines', ...subject, details });
}
