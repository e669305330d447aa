import type { AssignmentId, PreviewItem, PreviewPage } from '@redraft/contracts';

/** A draft that can be chosen for review, with its author. */
export interface Candidate {
  assignmentId: AssignmentId;
  assignmentTitle: string;
  item: PreviewItem;
  draft: PreviewItem['submissionItem']['drafts'][number];
}

/** Candidates of all pages by assignment, in order; duplicates across pages are removed. */
export function listCandidates(
  pages: readonly PreviewPage[],
): ReadonlyMap<AssignmentId, readonly Candidate[]> {
  const byAssignment = new Map<AssignmentId, Candidate[]>();
  const seenIds = new Set<number>();
  for (const { assignmentId, assignmentTitle, current } of pages.flatMap(({ data }) => data)) {
    for (const item of current) {
      for (const draft of item.submissionItem.drafts) {
        if (seenIds.has(draft.draftSubmissionId)) continue;
        seenIds.add(draft.draftSubmissionId);
        const listed = byAssignment.get(assignmentId) ?? [];
        byAssignment.set(assignmentId, [...listed, { assignmentId, assignmentTitle, item, draft }]);
      }
    }
  }
  return byAssignment;
}
