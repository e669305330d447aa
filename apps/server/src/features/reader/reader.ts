import type { AssignmentId, ReadSubmission, SubmissionId } from '@redraft/contracts';
import { type Actor, canManageSubmission, type MarkingMembership } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { listStartedFiles } from '../../domain/assignment-files/index.ts';
import {
  type AssignmentRow,
  presentDeadline,
  selectAssignment,
  selectOptionalAssignment,
} from '../../domain/assignments/index.ts';
import { listAttachments } from '../../domain/attachments/index.ts';
import { type ClassRow, selectClass } from '../../domain/classes/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { readScores } from '../../domain/evaluations/index.ts';
import { listFeedbackItems } from '../../domain/feedback/index.ts';
import { loadStaffMembership } from '../../domain/members/index.ts';
import { listReceivedReviews } from '../../domain/peer-reviews/index.ts';
import { headOf, originalKindsOf } from '../../domain/revisions/index.ts';
import {
  currentStatus,
  listCommentedVersions,
  listSubmissionsInReadingOrder,
  loadGradingSettings,
  loadReadableSubmission,
  loadRubricScores,
  loadWork,
  type StudentWork,
  type SubmissionRow,
  verdictOn,
  withShownDates,
} from '../../domain/submissions/index.ts';
import { downloadsOf } from '../../platform/download-formats.ts';
import { AppError } from '../../platform/errors.ts';
import { newestLogs } from './logs.ts';
import { toGradeFrom } from './place-rules.ts';
import { presentDraftSubmission, presentScores } from './present.ts';
import { readingOrder } from './reading-order.ts';

interface RequestedSubmission {
  id: SubmissionId;
  editorHost: EditorHost;
  /** Prefetch: contains nothing about the writing process, and no access is recorded. */
  isAhead?: boolean;
}

/** Everything that the reader shows besides the text. */
export async function readSubmission(
  actor: Actor,
  { id, editorHost, isAhead = false }: RequestedSubmission,
  now: Date,
): Promise<ReadSubmission> {
  const { submission, membership } = isAhead
    ? await loadReadableSubmission(actor, id)
    : await loadAndRecordAccess(actor, { submissionId: id, act: 'submission.read' }, now);
  const regular = await selectAssignment(submission.assignment_id);
  const [
    classRow,
    { assignment, drafts },
    work,
    place,
    feedback,
    head,
    additionalFiles,
    attachedFiles,
    commented,
    reviews,
    scores,
    gradings,
    rubricScores,
    originalKinds,
  ] = await Promise.all([
    selectClass(submission.class_id),
    withShownDates(regular, submission),
    loadWork(submission),
    loadPlace(actor, { submission, membership }),
    listFeedbackItems(id, actor.userId),
    headOf(submission.main_file_id),
    listStartedFiles(submission.assignment_id, id, editorHost),
    listAttachments(actor, id),
    listCommentedVersions(id),
    listReceivedReviews([id], 'staff', now),
    readScores(id),
    loadGradingSettings([submission.assignment_id]),
    loadRubricScores(id),
    originalKindsOf([submission.main_file_id]),
  ]);
  const logs = isAhead ? [] : await newestLogs(submission.main_file_id, head);
  const { steps, status, gradeType } = work;
  return {
    submissionId: id,
    classId: submission.class_id,
    assignmentId: submission.assignment_id,
    studentId: submission.is_hidden ? null : submission.student_id,
    studentName: `${submission.first_name} ${submission.last_name}`,
    classTitle: classRow.name,
    assignmentTitle: assignment.title,
    ...place,
    status: currentStatus(work, now),
    gradeType,
    fileId: submission.main_file_id,
    ...presentGrade(submission, classRow),
    timezone: classRow.time_zone,
    classTimezone: classRow.time_zone,
    createDate: submission.created_at.toISOString(),
    assignmentStartDate: assignment.start_at.toISOString(),
    assignmentDuedate: assignment.end_at.toISOString(),
    lastModification: head.seq > 0 ? head.modifiedAt.toISOString() : null,
    lastSubmission: work.handedInAt?.toISOString() ?? null,
    isLate: status === 'SUBMITTED_LATE',
    numberOfVersions: head.seq,
    submissionLog: { logs },
    ...presentScores(scores),
    deadlines: drafts.map(presentDeadline),
    deadlineSubmissions: steps.flatMap((step) =>
      presentDraftSubmission(submission, step, { commented, reviews }),
    ),
    ...presentWriting(assignment, work, now),
    feedbacks: feedback.feedbacks,
    feedbackVersion: feedback.version,
    additionalFiles,
    attachedFiles,
    ...downloadsOf(submission.main_file_kind, originalKinds.get(submission.main_file_id)),
    rubric: assignment.rubric,
    rubricScores,
    grading: {
      ...gradings(submission.assignment_id),
      isShown: submission.is_shown,
      effort: scores.effort,
      revision: scores.revision,
    },
  };
}

/** The position of a text among those of its assignment, and the actions on it and on all. */
async function loadPlace(
  actor: Actor,
  { submission, membership }: { submission: SubmissionRow; membership: MarkingMembership },
) {
  const { order, marking } = await readingOrder(actor, { membership, open: submission });
  return {
    can: {
      comment: marking.comment,
      grade: marking.grade && !marking.isMarkedTwice,
      manage: canManageSubmission(actor, membership),
    },
    isMarkedTwice: marking.isMarkedTwice,
    currentStudentIndex: order.findIndex((one) => one.id === submission.id),
    numberOfStudents: order.length,
    toGrade: toGradeFrom(order, submission.id),
  };
}

function presentGrade(submission: SubmissionRow, classRow: ClassRow) {
  return {
    grade: submission.score ?? -1,
    alternateGrade: submission.alternate_grade,
    gradeMethod: classRow.grade_method,
    gradeOptions: classRow.grades.filter((grade) => grade.selected).map((grade) => grade.value),
  };
}

/** Whether the student may write, and the owner's decisions about it. */
function presentWriting(assignment: AssignmentRow, work: StudentWork, now: Date) {
  const verdict = verdictOn(assignment, work, now);
  return {
    lateException: work.steps.some((step) => step.exempt_since !== null),
    isWriteable: verdict.may === 'write',
    closedCode: verdict.may === 'nothing' ? verdict.because : null,
  };
}

/** The submission before or after an index, in reading order. */
export async function loadNeighbour(
  actor: Actor,
  from: { assignmentId: AssignmentId; studentIndex: number; direction: 1 | -1 },
): Promise<SubmissionId> {
  const assignment = await selectOptionalAssignment(from.assignmentId);
  if (!assignment) throw new AppError('not_found');
  await loadStaffMembership(actor, assignment.class_id);
  const order = await listSubmissionsInReadingOrder(from.assignmentId);
  const neighbour = order[from.studentIndex + from.direction];
  if (!neighbour) throw new AppError('submission.no_neighbour');
  return neighbour.id;
}
