import type { AssignmentId, PreviewItem, PreviewPage } from '@redraft/contracts';

/** One draft that may be chosen, with whose it is. */
export interface Candidate {
  assignmentId: AssignmentId;
  assignmentTitle: string;
  item: PreviewItem;
  draft: PreviewItem['submissionItem']['drafts'][number];
}

/** By assignment, all candidates of all pages in their order; a draft that two pages have counts once. */
export function listCandidates(
  pages: readonly PreviewPage[],
): ReadonlyMap<AssignmentId, readonly Candidate[]> {
  const byAssignment = new Map<AssignmentId, Candidate[]>();
  const seen = new Set<number>();
  for (const { assignmentId, assignmentTitle, current } of pages.flatMap(({ data }) => data)) {
    for (const item of current) {
      for (const draft of item.submissionItem.drafts) {
        if (seen.has(draft.draftSubmissionId)) continue;
        seen.add(draft.draftSubmissionId);
        const before = byAssignment.get(assignmentId) ?? [];
        byAssignment.set(assignmentId, [...before, { assignmentId, assignmentTitle, item, draft }]);
      }
    }
  }
  return byAssignment;
}
