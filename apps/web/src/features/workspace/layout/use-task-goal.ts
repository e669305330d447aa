import type { StudentAssignment } from '@redraft/contracts';
import type { TaskGoal } from '@redraft/wopi';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readWordGoal } from '../word-goal.ts';
import { loadTemplateText } from '../workspace-calls.ts';

/** The assignment's length goal, and the number of template words that do not count; undefined while loading. */
export function useTaskGoal(assignment: StudentAssignment): TaskGoal | undefined {
  const goal = readWordGoal(assignment.description);
  const submissionId = assignment.submission?.submissionId;
  const hasGoal = (goal.min !== null || goal.max !== null) && assignment.mainHasEditor;
  const template = useQuery({
    queryKey: ['template text', submissionId],
    queryFn:
      hasGoal && submissionId !== undefined
        ? ({ signal }) => loadTemplateText(submissionId, signal)
        : skipToken,
    // The first version of a file never changes.
    staleTime: Infinity,
    // On failure the whole text is counted, as third-party editors do.
  });
  if (hasGoal && template.isPending) return undefined;
  return { ...goal, template: hasGoal ? (template.data ?? '') : '' };
}
