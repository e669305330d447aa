import type { PlanItem, RevisionPlan, SubmissionId } from '@redraft/contracts';
import { useMemo } from 'react';
import type { Keeping } from '../../lib/kept-as-typed.ts';
import { useKeptAsTyped } from '../../lib/use-kept-as-typed.ts';
import { changePlan, loadPlan } from './plan-calls.ts';
import { isSamePlan, mergePlans } from './plan-rules.ts';

const keepingOf = (submissionId: SubmissionId): Keeping<RevisionPlan, readonly PlanItem[]> => ({
  typedIn: ({ items }) => items,
  isSame: isSamePlan,
  canWrite: ({ can }) => can.write,
  load: () => loadPlan(submissionId),
  send: ({ version }, items) =>
    changePlan({
      submissionId,
      version,
      items: items.map(({ id, source, isDone, note }) => ({ id, source, isDone, note })),
    }),
  merge: mergePlans,
});

/** The plan of a text, kept on the server as it is changed. */
export function useTypedPlan(submissionId: SubmissionId, loaded: RevisionPlan) {
  const keeping = useMemo(() => keepingOf(submissionId), [submissionId]);
  return useKeptAsTyped(loaded, keeping);
}
