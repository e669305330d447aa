import { extensionOf, type PlainErrorCode, type StudentAssignment } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { assignmentFilesOf, presentStudentFiles } from '../../domain/assignment-files/index.ts';
import { type AssignmentRow, type DraftRow, presentDeadline } from '../../domain/assignments/index.ts';
import type { ClassRow } from '../../domain/classes/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import {
  assignmentState,
  type FeedbackRow,
  listFeedback,
  listSteps,
  presentFeedback,
  presentTimelineEntry,
  type StepRow,
  type SubmissionRow,
  selectOptionalSubmissionOf,
  startVerdict,
  submissionStatusOf,
  toStep,
  writingVerdict,
} from '../../domain/submissions/index.ts';
import { downloadFormatsOf } from '../../platform/download-formats.ts';
import { say } from '../../platform/sentences.ts';
import type { StudentAssignmentRows } from './start.ts';

/** The workspace as the student sees it now, with the server's verdicts. */
export async function presentStudentAssignment(
  actor: Actor,
  { assignment, drafts, course, editorHost }: StudentAssignmentRows & { editorHost: EditorHost },
  now: Date,
): Promise<StudentAssignment> {
  const [submission, files] = await Promise.all([
    selectOptionalSubmissionOf(assignment.id, actor.userId),
    assignmentFilesOf([assignment.id], editorHost),
  ]);
  const [rows, feedback, additionalFiles] = await Promise.all([
    submission ? listSteps([submission.id]) : [],
    submission ? listFeedback(submission.id) : [],
    presentStudentFiles(files, submission?.id, editorHost),
  ]);
  const main = files.find((file) => file.type === 'MAIN');
  return {
    id: assignment.id,
    classId: assignment.class_id,
    classTitle: course.name,
    timezone: course.time_zone,
    title: assignment.title,
    description: assignment.description,
    startDate: assignment.start_at.toISOString(),
    endDate: assignment.end_at.toISOString(),
    pointValue: assignment.point_value,
    preventAfterDueDate: assignment.prevent_after_due_date,
    autoAccept: assignment.auto_accept,
    autoSubmission: assignment.auto_submission,
    allowImportMain: main?.allowImport ?? false,
    mainFileType: submission?.main_file_kind ?? extensionOf[main?.contentType ?? 'DOCUMENT'],
    mainHasEditor: main?.hasEditor ?? true,
    additionalFiles,
    uploadFile: assignment.upload_file,
    downloadFormats: submission ? downloadFormatsOf(submission.main_file_kind) : [],
    rubric: assignment.rubric,
    stoped: assignment.paused,
    timeline: submission ? rows.map(presentTimelineEntry) : drafts.map(emptyEntry),
    deadlines: drafts.map(presentDeadline),
    submission: submission ? presentOwnSubmission(submission, { rows, feedback, course }) : null,
    serverTime: now.toISOString(),
    ...verdicts(submission, rows, assignment, now),
  };
}

function emptyEntry(draft: DraftRow) {
  return {
    title: draft.title,
    date: draft.deadline.toISOString(),
    status: 'NONE' as const,
    exception: false,
    exceptionDeadline: null,
    draftId: draft.id,
    submitDate: null,
  };
}

function presentOwnSubmission(
  submission: SubmissionRow,
  work: { rows: StepRow[]; feedback: FeedbackRow[]; course: ClassRow },
) {
  return {
    submissionId: submission.id,
    fileId: submission.main_file_id,
    status: submissionStatusOf(work.rows.map(toStep)),
    score: submission.score ?? -1,
    alternateGrade: submission.alternate_grade,
    gradeMethod: work.course.grade_method,
    feedbacks: work.feedback.map(presentFeedback),
  };
}

function verdicts(
  submission: SubmissionRow | undefined,
  rows: StepRow[],
  assignment: AssignmentRow,
  now: Date,
) {
  const state = assignmentState(assignment);
  if (!submission) {
    const { canStart, because } = startVerdict(state, now);
    return {
      currentStep: null,
      can: { start: canStart, write: false, submit: false },
      ...closed(because),
    };
  }
  const writing = writingVerdict(rows.map(toStep), state, now);
  if (!writing.canWrite) {
    return {
      currentStep: null,
      can: { start: false, write: false, submit: false },
      ...closed(writing.because),
    };
  }
  const { draftId, isFinal } = writing.step;
  const title = rows.find((row) => row.draft_id === draftId)?.title ?? '';
  return {
    currentStep: { draftId, title, isFinal },
    can: { start: false, write: true, submit: true },
    ...closed(null),
  };
}

function closed(code: PlainErrorCode | null) {
  return { closedBecause: code && say('en', code), closedCode: code };
}
