import type { PeerReview } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { stepTitle } from '../../../lib/sentences.ts';
import type { Candidate } from './candidates.ts';
import { formatWriterName } from './format-writer-name.ts';

/** A review by a student, or an assigned text whose review is not started. */
export type ReviewRow = {
  /** Stays the same when the review of a text is started, so that its row and the focus in it do. */
  key: string;
  assignmentTitle: string;
  draftTitle: string;
  /** The author's name or pseudonym. */
  name: string;
  submissionDate: string | null;
  deadline: string | null;
} & ({ kind: 'review'; review: PeerReview } | { kind: 'given'; candidate: Candidate });

export function buildReviewRows(
  reviews: readonly PeerReview[],
  candidates: readonly Candidate[],
  t: TFunction<'peer-review'>,
): ReviewRow[] {
  const assigned = candidates.filter(({ draft }) => draft.assigned);
  // Two drafts of the same text count as one author.
  const texts = [
    ...new Set([
      ...reviews.map(({ submissionId }) => submissionId),
      ...assigned.map(({ item }) => item.submissionItem.submissionId),
    ]),
  ];
  const chooseKey = createKeys();
  return [
    ...reviews.map((review): ReviewRow => {
      const { assignmentTitle, submissionDate, deadline, submissionId, studentName } = review;
      const name = formatWriterName(studentName, texts.indexOf(submissionId), t);
      const key = chooseKey(`${submissionId} ${review.draftId}`, `review ${review.id}`);
      return {
        kind: 'review',
        key,
        review,
        assignmentTitle,
        draftTitle: stepTitle(review),
        name,
        submissionDate,
        deadline,
      };
    }),
    ...assigned.map((candidate): ReviewRow => {
      const { assignmentTitle, draft, item } = candidate;
      const { submissionDate, draftDueDate: deadline } = draft;
      const name = formatWriterName(item.studentName, texts.indexOf(item.submissionItem.submissionId), t);
      const key = chooseKey(
        `${item.submissionItem.submissionId} ${draft.draftId}`,
        `given ${draft.draftSubmissionId}`,
      );
      return {
        kind: 'given',
        key,
        candidate,
        assignmentTitle,
        draftTitle: stepTitle(draft),
        name,
        submissionDate,
        deadline,
      };
    }),
  ];
}

/** A text is listed twice while only one of its two lists is refreshed, and after its review was withdrawn: the second row has another key. */
function createKeys(): (key: string, otherKey: string) => string {
  const used = new Set<string>();
  return (key, otherKey) => {
    if (used.has(key)) return otherKey;
    used.add(key);
    return key;
  };
}

/** The text whose review is being started may be no candidate any more: its row stays until that of the review takes its place. */
export function keepStarted(
  candidates: readonly Candidate[],
  reviews: readonly PeerReview[],
  started: Candidate | undefined,
): readonly Candidate[] {
  if (started === undefined) return candidates;
  const { item, draft } = started;
  const isReviewed = reviews.some(
    ({ submissionId, draftId }) =>
      submissionId === item.submissionItem.submissionId && draftId === draft.draftId,
  );
  const isListed = candidates.some((one) => one.draft.draftSubmissionId === draft.draftSubmissionId);
  return isReviewed || isListed ? candidates : [...candidates, started];
}
