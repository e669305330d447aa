import { draftSubmissionIdSchema, type ReadSubmission } from '@redraft/contracts';
import type { ScoresOfSubmission } from '../../domain/evaluations/index.ts';
import type { ReviewOfDraft } from '../../domain/peer-reviews/index.ts';
import type { listCommentedVersions, StepRow, SubmissionRow } from '../../domain/submissions/index.ts';

type Commented = Awaited<ReturnType<typeof listCommentedVersions>>;

/** Undefined for a draft on which nothing has happened. */
export function presentDraftSubmission(
  submission: SubmissionRow,
  step: StepRow,
  { commented, reviews }: { commented: Commented; reviews: readonly ReviewOfDraft[] },
): ReadSubmission['deadlineSubmissions'] {
  if (step.draft_submission_id === null) return [];
  const fileId = submission.main_file_id;
  const handedInFile = step.version_seq === null ? null : fileId;
  return [
    {
      draftSubmissionId: draftSubmissionIdSchema.parse(step.draft_submission_id),
      draftId: step.draft_id,
      title: step.title,
      date: step.submitted_at?.toISOString() ?? null,
      status: step.status,
      grade: step.score ?? -1,
      alternateGrade: step.alternate_grade,
      exception: step.is_exception ?? false,
      exceptionDeadline: step.exception_deadline?.toISOString() ?? null,
      fileId: handedInFile,
      docId: handedInFile,
      versionSeq: step.version_seq,
      earlier: presentEarlier(step),
      commentedFiles: commented
        .filter(({ draft_id }) => draft_id === step.draft_id)
        .map((one) => ({ fileId, versionSeq: one.version_seq, date: one.created_at.toISOString() })),
      peerReview: reviews.filter((one) => one.draftId === step.draft_id),
    },
  ];
}

function presentEarlier(step: StepRow): ReadSubmission['deadlineSubmissions'][number]['earlier'] {
  const { kept_status: status, kept_submitted_at: at, kept_version_seq: versionSeq } = step;
  return status === null || at === null ? null : { status, date: at.toISOString(), versionSeq };
}

/** In the API, -1 means no score. */
export function presentScores(
  scores: ScoresOfSubmission,
): Pick<ReadSubmission, 'effort' | 'revision' | 'scoresHistory' | 'lastEvaluation'> {
  return {
    effort: scores.effort ?? -1,
    revision: scores.revision ?? -1,
    scoresHistory: scores.history.map(({ timestamp, effort, revision, type }) => ({
      timestamp,
      effort: effort ?? -1,
      revision: revision ?? -1,
      type,
    })),
    lastEvaluation: scores.lastEvaluation && { timestamp: scores.lastEvaluation.timestamp },
  };
}
