import type { Deadline, OverseenSubmission, ReadSubmission, StudentAssignment } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';
import type { DraftSubmission, TimelineDraft, TimelineSource } from './timeline-rules.ts';

type WritingNotes = Pick<TimelineSource, 'notes' | 'repairs'>;

/** Builds a timeline's input from the data of each page. */

function toTimelineDrafts(deadlines: readonly Deadline[]): TimelineDraft[] {
  return deadlines.map((deadline) => ({
    draftId: deadline.draftId,
    title: stepTitle(deadline),
    deadline: deadline.draftDeadline,
  }));
}

/** For the instructor's reader. */
export function buildReaderSource(submission: ReadSubmission, notes: WritingNotes): TimelineSource {
  const { deadlineSubmissions: draftSubmissions } = submission;
  return {
    deadlines: toTimelineDrafts(submission.deadlines),
    draftStatuses: draftSubmissions,
    submissions: draftSubmissions.map((one): DraftSubmission => {
      // A submission from before the draft was reopened counts until a newer one exists.
      const { status, date, versionSeq } = one.date === null && one.earlier !== null ? one.earlier : one;
      return {
        draftId: one.draftId,
        fileId: versionSeq === null ? null : submission.fileId,
        status,
        submitDate: date,
        versionSeq,
        commentFiles: one.commentedFiles.map((file) => ({ ...file, commentDate: file.date })),
        peerReviews: one.peerReview,
      };
    }),
    feedbacks: submission.feedbacks,
    notes: notes.notes,
    repairs: notes.repairs,
    additionalFiles: submission.additionalFiles,
    startDate: submission.assignmentStartDate,
    createdDate: submission.createDate,
    timezone: submission.classTimezone,
    mainFile: submission.fileId,
  };
}

/** For a coordinator's page, which does not include feedback. */
export function buildOverseenSource(text: OverseenSubmission, notes: WritingNotes): TimelineSource {
  return {
    deadlines: toTimelineDrafts(text.deadlines),
    draftStatuses: text.timeline,
    submissions: text.submissions,
    feedbacks: [],
    notes: notes.notes,
    repairs: notes.repairs,
    additionalFiles: text.additionalFiles,
    startDate: text.assignmentStartDate,
    createdDate: text.createDate,
    timezone: text.classTimezone,
    mainFile: text.fileId,
  };
}

/** For the student's workspace. */
export function buildAssignmentSource(
  assignment: StudentAssignment,
  submission: NonNullable<StudentAssignment['submission']>,
  notes: WritingNotes,
): TimelineSource {
  return {
    deadlines: toTimelineDrafts(assignment.deadlines),
    draftStatuses: assignment.timeline,
    submissions: assignment.submissions,
    feedbacks: submission.feedbacks,
    notes: notes.notes,
    repairs: notes.repairs,
    additionalFiles: assignment.additionalFiles.filter(({ fileId }) => fileId !== null),
    startDate: assignment.startDate,
    createdDate: submission.createDate,
    timezone: assignment.timezone,
    mainFile: submission.fileId,
  };
}
