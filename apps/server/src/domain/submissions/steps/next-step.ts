import type { DraftRow } from '../../assignments/index.ts';
import { nextStep } from './next-step-rules.ts';
import type { OwnAssignment } from './own-assignments.ts';
import { dueAt } from './step-rules.ts';

/** The step that a student can start or continue now, with its deadline (null if there is no end); null if there is nothing to do. */
export function nextStepOf(
  { assignment, drafts, verdict }: OwnAssignment,
  now: Date,
): { draft: DraftRow; deadline: Date | null } | null {
  const written =
    verdict.may === 'write'
      ? { may: verdict.may, draftId: verdict.step.draftId, dueAt: dueAt(verdict.step) }
      : verdict;
  const next = nextStep({ verdict: written, isEnforced: assignment.prevent_after_due_date, drafts }, now);
  const draft = drafts.find(({ id }) => id === next?.draftId);
  return next && draft ? { draft, deadline: next.deadline } : null;
}
