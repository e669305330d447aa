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
  /** What has become of its steps already, where it was written elsewhere before. */
  steps?: readonly {
    draftId: DraftId;
    status: SubmissionStatus;
    submittedAt: Date | null;
    versionSeq: number | null;
    exception?: { until: Date | null };
  }[];
}

/** A submission with its main file; whoever calls has decided that its student may have one. */
export async function recordSubmission(submission: NewSubmission): Promise<SubmissionId> {
  const { steps = [], ...begun } = submission;
  return inTransaction(async () => {
    const submissionId = await insertSubmission(begun);
    for (const step of steps) await upsertStep({ submissionId, ...step });
    return submissionId;
  });
}
