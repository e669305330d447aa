import { type PeerReview, peerReviewSchema } from '@redraft/contracts';

/** A review that its reviewer is writing, of a round without names. */
export function buildReview(overrides: Record<string, unknown> = {}): PeerReview {
  return peerReviewSchema.parse({
    id: 31,
    assignmentId: 21,
    assignmentTitle: 'Essay on habit',
    draftId: 5,
    draftTitle: 'Outline',
    draftType: 'DRAFT',
    submissionId: 9,
    studentName: '',
    submissionDate: '2026-10-10T10:00:00Z',
    deadline: null,
    status: 'NONE',
    fileId: 77,
    submittedDate: null,
    late: false,
    outdated: false,
    withdrawn: false,
    helpfulness: null,
    can: { write: true, submit: true },
    closedCode: null,
    ...overrides,
  });
}
