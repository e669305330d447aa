import type { DraftId, ReceivedReview, StudentSubmission, TimelineEntry } from '@redraft/contracts';
import type { listCommentedVersions } from './commented-queries.ts';
import { exceptionOf } from './exception-shown.ts';
import type { StudentWork } from './load-work.ts';
import type { StepRow } from './queries.ts';

type CommentedVersions = Awaited<ReturnType<typeof listCommentedVersions>>;

export function presentStep(row: StepRow): TimelineEntry {
  const { exception, exceptionDeadline } = exceptionOf(row);
  return {
    title: row.title,
    date: row.deadline.toISOString(),
    status: row.status,
    exception,
    exceptionDeadline: exceptionDeadline?.toISOString() ?? null,
    draftId: row.draft_id,
    submitDate: row.submitted_at?.toISOString() ?? null,
  };
}

/** All steps share one file: each submission is a version of it. */
export function presentHandedIn(
  { submission, steps }: StudentWork,
  commented: CommentedVersions,
  reviews: readonly (ReceivedReview & { draftId: DraftId })[],
): StudentSubmission[] {
  const fileId = submission.main_file_id;
  return steps.flatMap((row) => {
    const handedIn = handedInOf(row);
    if (handedIn === null) return [];
    const comments = commented.filter((one) => one.draft_id === row.draft_id);
    return [
      {
        draftId: row.draft_id,
        fileId,
        title: row.title,
        ...handedIn,
        commentFiles: comments.map(({ version_seq: versionSeq, created_at: at }) => ({
          fileId,
          versionSeq,
          commentDate: at.toISOString(),
        })),
        peerReviews: reviews.filter((one) => one.draftId === row.draft_id),
      },
    ];
  });
}

/** The submission from before a step was reopened counts until there is a newer one. */
function handedInOf(row: StepRow): Pick<StudentSubmission, 'status' | 'submitDate' | 'versionSeq'> | null {
  if (row.submitted_at !== null)
    return { status: row.status, submitDate: row.submitted_at.toISOString(), versionSeq: row.version_seq };
  const { kept_status: status, kept_submitted_at: at, kept_version_seq: versionSeq } = row;
  return status === null || at === null ? null : { status, submitDate: at.toISOString(), versionSeq };
}
