import type { PlanItem, RevisionPlan, SubmissionId } from '@redraft/contracts';
import { useMemo } from 'react';
import type { AutosaveOptions } from '../../lib/autosaved-value.ts';
import { useAutosavedValue } from '../../lib/use-autosaved-value.ts';
import { changePlan, loadPlan } from './plan-calls.ts';
import { isSamePlan, mergePlans } from './plan-rules.ts';

const createAutosaveOptions = (
  submissionId: SubmissionId,
): AutosaveOptions<RevisionPlan, readonly PlanItem[]> => ({
  readTyped: ({ items }) => items,
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

/** A text's revision plan, saved to the server on change. */
export function useTypedPlan(submissionId: SubmissionId, loaded: RevisionPlan) {
  const options = useMemo(() => createAutosaveOptions(submissionId), [submissionId]);
  return useAutosavedValue(loaded, options);
}
