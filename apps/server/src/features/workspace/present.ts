import { type DraftId, extensionOf, type PlainErrorCode, type StudentAssignment } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listFilesOfAssignment, presentStudentFiles } from '../../domain/assignment-files/index.ts';
import { presentDeadline, presentDescription } from '../../domain/assignments/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { listFeedbackItems } from '../../domain/feedback/index.ts';
import { listReceivedReviews, listRoundsOfStudent } from '../../domain/peer-reviews/index.ts';
import { originalKindsOf } from '../../domain/revisions/index.ts';
import {
  isGradeShown,
  listCommentedVersions,
  listMissedSteps,
  loadWork,
  presentHandedIn,
  presentStep,
  type StudentWork,
  selectOptionalSubmissionOf,
  shownGrade,
  shownRubricScores,
  showsAnalytics,
  verdictOn,
} from '../../domain/submissions/index.ts';
import { downloadsOf } from '../../platform/download-formats.ts';
import { say } from '../../platform/sentences.ts';
import { presentNotStartedStep } from './present-not-started.ts';
import type { StudentAssignmentRows } from './start.ts';

/** The workspace as the student sees it now, with the server's verdicts. */
export async function presentStudentAssignment(
  actor: Actor,
  { assignment, drafts, classRow, editorHost }: StudentAssignmentRows & { editorHost: EditorHost },
  now: Date,
): Promise<StudentAssignment> {
  const [submission, files] = await Promise.all([
    selectOptionalSubmissionOf(assignment.id, actor.userId),
    listFilesOfAssignment([assignment.id], editorHost),
  ]);
  const [work, feedback, commented, reviews, additionalFiles, missed, scored, roundOf, originalKinds] =
    await Promise.all([
      submission && loadWork(submission),
      submission && listFeedbackItems(submission.id, actor.userId),
      submission && listCommentedVersions(submission.id),
      submission && listReceivedReviews([submission.id], 'author', now),
      presentStudentFiles(files, submission?.id, editorHost),
      submission ? [] : listMissedSteps({ assignmentId: assignment.id, studentId: actor.userId }, now),
      shownRubricScores(submission ? [submission] : []),
      listRoundsOfStudent(actor, [assignment.id]),
      originalKindsOf(submission ? [submission.main_file_id] : []),
    ]);
  const main = files.find((file) => file.type === 'MAIN');
  return {
    id: assignment.id,
    classId: assignment.class_id,
    classTitle: classRow.name,
    timezone: classRow.time_zone,
    title: assignment.title,
    ...presentDescription(assignment),
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
    ...(submission
      ? downloadsOf(submission.main_file_kind, originalKinds.get(submission.main_file_id))
      : { downloadFormats: [], isPdfMissing: false, originalKind: null }),
    rubric: assignment.rubric,
    stoped: assignment.paused,
    timeline: work
      ? work.steps.map(presentStep)
      : drafts.map((draft) => presentNotStartedStep(draft, missed)),
    deadlines: drafts.map(presentDeadline),
    submissions: work ? presentHandedIn(work, commented ?? [], reviews ?? []) : [],
    showAnalytics: showsAnalytics(
      assignment.show_analytics,
      submission !== undefined && isGradeShown(submission),
    ),
    submission: work
      ? {
          ...presentOwnWork(work),
          gradeMethod: classRow.grade_method,
          rubricScores: scored(work.submission.id),
          feedbacks: feedback?.feedbacks ?? [],
        }
      : null,
    serverTime: now.toISOString(),
    ...presentVerdict(verdictOn(assignment, work, now), {
      work,
      nameless: roundOf(assignment.id).anonymous ? drafts.filter(isReviewed).map(({ id }) => id) : [],
    }),
  };
}

function presentOwnWork({ submission, status }: StudentWork) {
  return {
    submissionId: submission.id,
    fileId: submission.main_file_id,
    createDate: submission.created_at.toISOString(),
    status,
    ...shownGrade(submission),
  };
}

const isReviewed = (draft: StudentAssignmentRows['drafts'][number]) => draft.peer_review_deadline !== null;

interface WorkOfStep {
  work: StudentWork | undefined;
  /** Drafts that are reviewed anonymously. */
  nameless: readonly DraftId[];
}

function presentVerdict(verdict: ReturnType<typeof verdictOn>, work: WorkOfStep) {
  const canWrite = verdict.may === 'write';
  return {
    currentStep: canWrite ? presentCurrentStep(verdict.step, work) : null,
    can: { start: verdict.may === 'start', write: canWrite, submit: canWrite },
    ...closed(verdict.may === 'nothing' ? verdict.because : null),
  };
}

function presentCurrentStep(
  { draftId, isFinal }: { draftId: DraftId; isFinal: boolean },
  { work, nameless }: WorkOfStep,
) {
  const title = work?.steps.find((row) => row.draft_id === draftId)?.title ?? '';
  return { draftId, title, isFinal, isReviewedNameless: nameless.includes(draftId) };
}

function closed(code: PlainErrorCode | null) {
  return { closedBecause: code && say('en', code), closedCode: code };
}
