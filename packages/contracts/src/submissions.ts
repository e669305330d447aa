import { z } from 'zod';
import {
  assignmentFileId,
  assignmentId,
  classId,
  draftId,
  draftSubmissionId,
  fileId,
  submissionId,
  userId,
} from './ids.ts';
import { keptRubric } from './rubrics.ts';
import { gradeMethod, submissionStatus } from './statuses.ts';
import { contentType } from './templates.ts';
import { bareText } from './texts.ts';
import { flag, instant, listIndex, numberOrText, score, versionSeq } from './wire.ts';

export const draftSummary = z.object({
  draftId,
  title: z.string(),
  draftType: z.enum(['DRAFT', 'FINAL']),
  status: submissionStatus,
  date: instant.nullable(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

export const deadline = z.object({
  draftId,
  draftTitle: z.string(),
  draftDeadline: instant,
  draftPointValue: z.number(),
  draftType: z.enum(['DRAFT', 'FINAL']),
});
export type Deadline = z.infer<typeof deadline>;

export const timelineEntry = z.object({
  title: z.string(),
  date: instant,
  status: submissionStatus,
  exception: z.boolean(),
  exceptionDeadline: instant.nullable(),
  draftId,
  submitDate: instant.nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const feedbackItem = z.object({
  comment: z.string(),
  timestamp: instant,
  read: z.boolean(),
  draftTitle: z.string().nullable(),
});

/** An additional file of an assignment, as its student has it. */
export const studentFile = z.object({
  assignmentTemplateId: assignmentFileId,
  /** Null until it is opened for the first time. */
  fileId: fileId.nullable(),
  type: contentType,
  /** The ending of its name. */
  fileType: z.string(),
  title: z.string(),
  startDate: instant.nullable(),
  allowImport: z.boolean(),
  /** Otherwise it is downloaded and opens in its own program. */
  hasEditor: z.boolean(),
});
export type StudentFile = z.infer<typeof studentFile>;

/** A file of a submission: the main one if no additional one is named, as it is now if no version is. */
export const studentFileQuery = z.object({
  submissionId,
  assignmentTemplateId: assignmentFileId.optional(),
  seq: versionSeq.optional(),
});

/** A file that was worked on in its own program, as multipart/form-data. */
export const putBackBody = z.object({
  submissionId,
  assignmentTemplateId: assignmentFileId.optional(),
  selectedFile: z.file().optional(),
});

/** As what the main file can be downloaded: endings of file names. */
const downloadFormats = z.array(z.string());

/** The student's workspace. */
export const studentAssignment = z.object({
  id: assignmentId,
  classId,
  classTitle: z.string(),
  timezone: z.string(),
  title: z.string(),
  description: z.string(),
  startDate: instant,
  endDate: instant,
  pointValue: z.number(),
  preventAfterDueDate: z.boolean(),
  autoAccept: z.boolean(),
  autoSubmission: z.boolean(),
  allowImportMain: z.boolean(),
  mainFileType: z.string(),
  mainHasEditor: z.boolean(),
  additionalFiles: z.array(studentFile),
  uploadFile: z.boolean(),
  downloadFormats,
  /** What is looked at: known before the student begins. */
  rubric: keptRubric.nullable(),
  stoped: z.boolean(),
  timeline: z.array(timelineEntry),
  deadlines: z.array(deadline),
  submission: z
    .object({
      submissionId,
      fileId,
      status: submissionStatus,
      score,
      alternateGrade: z.string().nullable(),
      gradeMethod,
      feedbacks: z.array(feedbackItem),
    })
    .nullable(),
  currentStep: z.object({ draftId, title: z.string(), isFinal: z.boolean() }).nullable(),
  serverTime: instant,
  can: z.object({ start: z.boolean(), write: z.boolean(), submit: z.boolean() }),
  /** Why writing is not possible now: the sentence, and its code for pages in another language; null when it is. */
  closedBecause: z.string().nullable(),
  closedCode: z.string().nullable(),
});
export type StudentAssignment = z.infer<typeof studentAssignment>;

/** The instructor's reader. */
export const readSubmission = z.object({
  submissionId,
  classId,
  assignmentId,
  studentId: userId,
  studentName: z.string(),
  classTitle: z.string(),
  assignmentTitle: z.string(),
  currentStudentIndex: z.number().int(),
  numberOfStudents: z.number().int(),
  status: submissionStatus,
  gradeType: z.enum(['NONE', 'FINAL_SUBMISSION', 'AUTO_SUBMISSION', 'INSTRUCTOR_SUBMISSION']),
  fileId,
  grade: score,
  alternateGrade: z.string().nullable(),
  gradeMethod,
  gradeOptions: z.array(z.string()),
  timezone: z.string(),
  classTimezone: z.string(),
  createDate: instant,
  assignmentStartDate: instant,
  assignmentDuedate: instant,
  lastModification: instant.nullable(),
  lastSubmission: instant.nullable(),
  isLate: z.boolean(),
  numberOfVersions: z.number().int(),
  deadlines: z.array(deadline),
  deadlineSubmissions: z.array(
    z.object({
      draftSubmissionId,
      draftId,
      title: z.string(),
      date: instant.nullable(),
      status: submissionStatus,
      grade: score,
      alternateGrade: z.string().nullable(),
      exception: z.boolean(),
      exceptionDeadline: instant.nullable(),
      versionSeq: z.number().int().nullable(),
    }),
  ),
  feedbacks: z.array(feedbackItem),
  /** Those that the student has begun. */
  additionalFiles: z.array(studentFile),
  downloadFormats,
  rubric: keptRubric.nullable(),
  can: z.object({ grade: z.boolean() }),
});
export type ReadSubmission = z.infer<typeof readSubmission>;

const duration = z.object({
  d: z.number().int(),
  h: z.number().int(),
  m: z.number().int(),
  s: z.number().int(),
});

export const timeMetrics = z.object({
  active: duration,
  think: duration,
  real: duration,
  activeSeconds: z.number(),
  thinkSeconds: z.number(),
  realSeconds: z.number(),
  activeToThink: z.number().nullable(),
  /** Only where the class's owner keeps the bands, for staff alone (docs/metrics.md#active-to-think-ratio). */
  activeToThinkBand: z.enum(['green', 'orange', 'red']).nullable(),
  keepsRatioBands: z.boolean(),
  /** Of the assignment's texts; null below five of them. */
  activeToThinkQuartiles: z
    .object({ low: z.number(), middle: z.number(), high: z.number(), texts: z.number().int() })
    .nullable(),
  classRank: z.string(),
  classNumMembers: z.number().int(),
  lastEvaluationDate: instant.nullable(),
  lastSubmissionDate: instant.nullable(),
  isLateSubmission: z.boolean(),
  algorithmVersion: z.string(),
});
export type TimeMetrics = z.infer<typeof timeMetrics>;

/** Whether the bands of the active-to-think ratio are coloured in an assignment. */
export const ratioBandsBody = z.object({ assignmentId, isKept: z.boolean() });

export const neighbourBody = z.object({
  classId,
  assignmentId,
  studentIndex: listIndex,
  direction: numberOrText.pipe(z.union([z.literal(-1), z.literal(1)])),
});
/** A text that nobody has handed in is graded knowingly only. */
const unsubmitted = flag.default(false);
export const setGradeQuery = z.object({
  id: submissionId,
  unsubmitted,
  grade: z.union([z.literal('').transform(() => -1), numberOrText]),
});
export type SetGradeQuery = z.infer<typeof setGradeQuery>;
export const setAlternateGradeQuery = z.object({ id: submissionId, unsubmitted, grade: bareText() });
export type SetAlternateGradeQuery = z.infer<typeof setAlternateGradeQuery>;
