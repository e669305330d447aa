import { type AssignmentId, type PeerReviewId, peerReviewIdSchema } from '@redraft/contracts';
import { db } from '../platform/db.ts';
import type { Caller, TestApp } from './app.ts';
import { classWithAssignment, enrollStudent } from './course.ts';
import { openWorkspace, type Workspace } from './open-workspace.ts';

interface Writer {
  student: Caller;
  workspace: Workspace;
}

async function writer(app: TestApp, assignment: AssignmentId, student: Caller): Promise<Writer> {
  const workspace = await openWorkspace(app, student, assignment);
  await workspace.save('A text that somebody reviews.');
  return { student, workspace };
}

/** A handed-in draft and a review of it that a classmate has started. */
export async function startedReview(app: TestApp, rest: Record<string, unknown> = {}) {
  const { instructor, classId, id: assignmentId } = await classWithAssignment(app, rest);
  const author = await writer(app, assignmentId, await enrollStudent(app, classId));
  const reviewer = await writer(app, assignmentId, await enrollStudent(app, classId));
  const draftId = author.workspace.draftIds[0] ?? 0;
  await author.student.call('POST', '/api/student/submission', {
    query: { id: author.workspace.submissionId, draftId },
  });
  const id = await startReview(author.workspace, reviewer);
  return { instructor, classId, assignmentId, draftId, author, reviewer, id };
}

async function startReview({ submissionId }: Workspace, reviewer: Writer): Promise<PeerReviewId> {
  const step = await db()
    .selectFrom('draft_submissions')
    .select(['id', 'submitted_at'])
    .where('submission_id', '=', submissionId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const submission = await db()
    .selectFrom('submissions')
    .select(['student_id', 'main_file_id'])
    .where('id', '=', reviewer.workspace.submissionId)
    .executeTakeFirstOrThrow();
  const at = step.submitted_at ?? new Date();
  const { id } = await db()
    .insertInto('peer_reviews')
    .values({
      draft_submission_id: step.id,
      reviewer_id: submission.student_id,
      file_id: submission.main_file_id,
      version_seq: 0,
      handed_in_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return peerReviewIdSchema.parse(id);
}

export async function setSubmitted(id: PeerReviewId, at: Date | null): Promise<void> {
  await db().updateTable('peer_reviews').set({ submitted_at: at }).where('id', '=', id).execute();
}
