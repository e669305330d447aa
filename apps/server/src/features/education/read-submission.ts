import type { AssignmentId, ClassId, DraftId, OverseenSubmission, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { listStartedFiles } from '../../domain/assignment-files/index.ts';
import {
  presentDeadline,
  selectAssignment,
  selectOptionalAssignment,
} from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { readScores } from '../../domain/evaluations/index.ts';
import { listReceivedReviews } from '../../domain/peer-reviews/index.ts';
import { headOf } from '../../domain/revisions/index.ts';
import {
  currentStatus,
  listCommentedVersions,
  listSubmissionsInReadingOrder,
  loadWork,
  presentHandedIn,
  presentStep,
  type SubmissionRow,
  withShownDates,
} from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { requireOverseen } from './access.ts';

/** A text with its metadata, for read-only access. */
export async function readOverseen(
  actor: Actor,
  { id, editorHost }: { id: SubmissionId; editorHost: EditorHost },
  now: Date,
): Promise<OverseenSubmission> {
  const { submission } = await loadAndRecordAccess(actor, { submissionId: id, act: 'submission.read' }, now);
  const [classRow, work, order, head, scores, reviews, process] = await Promise.all([
    selectClass(submission.class_id),
    loadWork(submission),
    listSubmissionsInReadingOrder(submission.assignment_id),
    headOf(submission.main_file_id),
    readScores(id),
    listReceivedReviews([id], 'staff', now),
    loadProcess(submission, editorHost),
  ]);
  return {
    submissionId: id,
    classId: submission.class_id,
    assignmentId: submission.assignment_id,
    currentStudentIndex: order.findIndex((row) => row.id === id),
    numberOfStudents: order.length,
    classTitle: classRow.name,
    assignmentTitle: submission.assignment_title,
    studentName: `${submission.first_name} ${submission.last_name}`,
    status: currentStatus(work, now),
    effort: scores.effort,
    revision: scores.revision,
    classTimezone: classRow.time_zone,
    lastModification: head.seq > 0 ? head.modifiedAt.toISOString() : null,
    numberOfVersions: head.seq,
    fileId: submission.main_file_id,
    createDate: submission.created_at.toISOString(),
    timeline: work.steps.map((step) =>
      presentStep({ ...step, deadline: process.dueAt.get(step.draft_id) ?? step.deadline }),
    ),
    submissions: presentHandedIn(work, process.commented, reviews),
    ...process.shown,
  };
}

/** The assignment and metadata of a text. */
async function loadProcess(submission: SubmissionRow, editorHost: EditorHost) {
  const regular = await selectAssignment(submission.assignment_id);
  const [{ assignment, drafts }, commented, additionalFiles] = await Promise.all([
    withShownDates(regular, submission),
    listCommentedVersions(submission.id),
    listStartedFiles(submission.assignment_id, submission.id, editorHost),
  ]);
  return {
    commented,
    dueAt: new Map(drafts.map((draft): [DraftId, Date] => [draft.id, draft.deadline])),
    shown: {
      assignmentStartDate: assignment.start_at.toISOString(),
      deadlines: drafts.map(presentDeadline),
      additionalFiles,
    },
  };
}

/** The text before or after an index, in the staff's reading order of an assignment. */
export async function nextOverseen(
  actor: Actor,
  from: { classId: ClassId; assignmentId: AssignmentId; studentIndex: number; direction: 1 | -1 },
): Promise<SubmissionId> {
  await requireOverseen(actor, from.classId);
  const assignment = await selectOptionalAssignment(from.assignmentId);
  if (assignment?.class_id !== from.classId) throw new AppError('not_found');
  const order = await listSubmissionsInReadingOrder(from.assignmentId);
  const next = order[from.studentIndex + from.direction];
  if (!next) throw new AppError('submission.no_neighbour');
  return next.id;
}
