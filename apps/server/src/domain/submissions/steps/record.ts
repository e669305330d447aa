import type {
  AssignmentId,
  DraftId,
  FileId,
  SubmissionId,
  SubmissionStatus,
  UserId,
} from '@redraft/contracts';
import { inTransaction } from '../../../platform/db.ts';
import { insertSubmission } from '../texts/index.ts';
import { upsertStep } from './queries.ts';

export interface NewSubmission {
  assignmentId: AssignmentId;
  studentId: UserId;
  mainFileId: FileId;
  at: Date;
  /** The state of its steps, for an imported submission. */
  steps?: readonly {
    draftId: DraftId;
    status: SubmissionStatus;
    submittedAt: Date | null;
    versionSeq: number | null;
    exception?: { until: Date | null };
  }[];
}

/** Creates a submission with its main file; the caller has checked the permission. */
export async function recordSubmission(submission: NewSubmission): Promise<SubmissionId> {
  const { steps = [], ...begun } = submission;
  return inTransaction(async () => {
    const submissionId = await insertSubmission(begun);
    for (const step of steps) await upsertStep({ submissionId, ...step });
    return submissionId;
  });
}
