import type { AssignmentId, PreviewItem, PreviewPage } from '@redraft/contracts';

/** One draft that may be chosen, with whose it is. */
export interface Candidate {
  item: PreviewItem;
  draft: PreviewItem['submissionItem']['drafts'][number];
}

/** By assignment, all candidates of all pages in their order; a draft that two pages have counts once. */
export function candidatesOf(pages: readonly PreviewPage[]): ReadonlyMap<AssignmentId, readonly Candidate[]> {
  const byAssignment = new Map<AssignmentId, Candidate[]>();
  const seen = new Set<number>();
  for (const { assignmentId, current } of pages.flatMap(({ data }) => data)) {
    for (const item of current) {
      for (const draft of item.submissionItem.drafts) {
        if (seen.has(draft.draftSubmissionId)) continue;
        seen.add(draft.draftSubmissionId);
        byAssignment.set(assignmentId, [...(byAssignment.get(assignmentId) ?? []), { item, draft }]);
      }
    }
  }
  return byAssignment;
}
