import { z } from 'zod';
import { describedFields, draftTypeSchema } from './assignments.ts';
import { attachmentSchema } from './attachments.ts';
import { contentTypeSchema } from './content-types.ts';
import { evaluationTypeSchema } from './evaluations.ts';
import { feedbackItemSchema } from './feedback.ts';
import { gradingSettingsSchema } from './grade-book.ts';
import {
  assignmentFileIdSchema,
  assignmentIdSchema,
  classIdSchema,
  draftIdSchema,
  draftSubmissionIdSchema,
  fileIdSchema,
  submissionIdSchema,
  userIdSchema,
} from './ids.ts';
import { receivedReviewSchema } from './peer-reviews.ts';
import { storedCriterionScoresSchema, storedRubricScoresSchema } from './rubric-scores.ts';
import { storedRubricSchema } from './rubrics.ts';
import { gradeMethodSchema, overallStatusSchema, submissionStatusSchema } from './statuses.ts';
import { versionOriginSchema } from './versions.ts';
import {
  flagSchema,
  instantSchema,
  listIndexSchema,
  numberOrTextSchema,
  scoreSchema,
  versionSeqSchema,
} from './wire.ts';

export const draftSummarySchema = z.object({
  draftId: draftIdSchema,
  title: z.string(),
  draftType: draftTypeSchema,
  status: submissionStatusSchema,
  date: instantSchema.nullable(),
  /** Submitted ones only. */
  peerReviews: z.array(receivedReviewSchema),
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

export const deadlineSchema = z.object({
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftDeadline: instantSchema,
  draftPointValue: z.number(),
  draftType: draftTypeSchema,
});
export type Deadline = z.infer<typeof deadlineSchema>;

export const timelineEntrySchema = z.object({
  title: z.string(),
  date: instantSchema,
  status: submissionStatusSchema,
  exception: z.boolean(),
  exceptionDeadline: instantSchema.nullable(),
  draftId: draftIdSchema,
  submitDate: instantSchema.nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** A student's submission of one step, with the feedback on it. */
export const studentSubmissionSchema = z.object({
  draftId: draftIdSchema,
  fileId: fileIdSchema,
  /** The submitted version of the file. */
  versionSeq: z.number().int().nullable(),
  title: z.string(),
  submitDate: instantSchema.nullable(),
  status: submissionStatusSchema,
  commentFiles: z.array(
    z.object({ fileId: fileIdSchema, versionSeq: z.number().int(), commentDate: instantSchema }),
  ),
  peerReviews: z.array(receivedReviewSchema),
});
export type StudentSubmission = z.infer<typeof studentSubmissionSchema>;

/** An additional file of an assignment as its student sees it. */
export const studentFileSchema = z.object({
  assignmentTemplateId: assignmentFileIdSchema,
  /** Null until it is first opened. */
  fileId: fileIdSchema.nullable(),
  type: contentTypeSchema,
  /** Its extension. */
  fileType: z.string(),
  title: z.string(),
  startDate: instantSchema.nullable(),
  allowImport: z.boolean(),
  /** If false, it is downloaded and edited in a desktop program. */
  hasEditor: z.boolean(),
});
export type StudentFile = z.infer<typeof studentFileSchema>;

/** A file of a submission: the main one if no additional one is named, the current version if none is named. */
export const studentFileQuerySchema = z.object({
  submissionId: submissionIdSchema,
  assignmentTemplateId: assignmentFileIdSchema.optional(),
  seq: versionSeqSchema.optional(),
});

const contentHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A requested PDF, by the hash that identifies it. */
export const pdfCopyQuerySchema = z.object({ ...studentFileQuerySchema.shape, hash: contentHashSchema });

/** The progress of a PDF, which a worker creates. */
export const pdfCopySchema = z.object({
  hash: contentHashSchema,
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Number of PDFs queued before it. */
  ahead: z.number().int(),
});
export type PdfCopy = z.infer<typeof pdfCopySchema>;

/** A file edited in a desktop program, as multipart/form-data. */
export const putBackBodySchema = z.object({
  submissionId: submissionIdSchema,
  assignmentTemplateId: assignmentFileIdSchema.optional(),
  selectedFile: z.file().optional(),
});

/** Download formats of the main file: extensions. */
const downloadFormatsSchema = z.array(z.string());
/** The file could be converted to PDF, but this installation has no converter. */
const isPdfMissingSchema = z.boolean();

/** The student's workspace. */
export const studentAssignmentSchema = z.object({
  id: assignmentIdSchema,
  classId: classIdSchema,
  classTitle: z.string(),
  timezone: z.string(),
  title: z.string(),
  ...describedFields,
  startDate: instantSchema,
  endDate: instantSchema,
  pointValue: z.number(),
  preventAfterDueDate: z.boolean(),
  autoAccept: z.boolean(),
  autoSubmission: z.boolean(),
  allowImportMain: z.boolean(),
  mainFileType: z.string(),
  mainHasEditor: z.boolean(),
  additionalFiles: z.array(studentFileSchema),
  uploadFile: z.boolean(),
  downloadFormats: downloadFormatsSchema,
  isPdfMissing: isPdfMissingSchema,
  /** The grading criteria, visible before the student starts. */
  rubric: storedRubricSchema.nullable(),
  stoped: z.boolean(),
  timeline: z.array(timelineEntrySchema),
  deadlines: z.array(deadlineSchema),
  /** What has been handed in, by step. */
  submissions: z.array(studentSubmissionSchema),
  /** Whether the student can see the figures of their own writing now. */
  showAnalytics: z.boolean(),
  submission: z
    .object({
      submissionId: submissionIdSchema,
      fileId: fileIdSchema,
      createDate: instantSchema,
      status: submissionStatusSchema,
      score: scoreSchema,
      alternateGrade: z.string().nullable(),
      gradeMethod: gradeMethodSchema,
      /** Rubric scores, visible together with the grade; empty if there are none. */
      rubricScores: storedCriterionScoresSchema,
      feedbacks: z.array(feedbackItemSchema),
    })
    .nullable(),
  currentStep: z
    .object({
      draftId: draftIdSchema,
      title: z.string(),
      isFinal: z.boolean(),
      /** Students of the class review it, and are not told whose it is. */
      isReviewedNameless: z.boolean(),
    })
    .nullable(),
  serverTime: instantSchema,
  can: z.object({ start: z.boolean(), write: z.boolean(), submit: z.boolean() }),
  /** Why writing is not possible now: the sentence, and its code for pages in another language; null when it is. */
  closedBecause: z.string().nullable(),
  closedCode: z.string().nullable(),
});
export type StudentAssignment = z.infer<typeof studentAssignmentSchema>;

/** What is about to be handed in, as it is saved now: for its student, before the act that cannot be undone. */
export const handInPreviewSchema = z.object({
  /** Of the student: paragraphs of the template that stand as they were are not counted. Null where the main file is no text. */
  words: z.number().int().nullable(),
  /** In paragraphs of the template that stand as they were. */
  templateWords: z.number().int(),
  /** Suggestions of others or of one's own that are neither accepted nor rejected. */
  hasSuggestions: z.boolean(),
  /** Additional files that were never begun or changed, or hold no words. */
  files: z.array(
    z.object({
      assignmentTemplateId: assignmentFileIdSchema,
      state: z.enum(['untouched', 'empty']),
    }),
  ),
});
export type HandInPreview = z.infer<typeof handInPreviewSchema>;

/** The text with which a student began: what the instructor gave. */
export const templateTextSchema = z.object({ text: z.string() });
export type TemplateText = z.infer<typeof templateTextSchema>;

/** A version of the main file that comments on a draft were made upon. */
const commentedFileSchema = z.object({
  fileId: fileIdSchema,
  versionSeq: z.number().int(),
  date: instantSchema,
});

/** A draft of the assignment that the student has handed in, missed, or been granted more time for. */
const deadlineSubmissionSchema = z.object({
  draftSubmissionId: draftSubmissionIdSchema,
  draftId: draftIdSchema,
  title: z.string(),
  date: instantSchema.nullable(),
  status: submissionStatusSchema,
  grade: scoreSchema,
  alternateGrade: z.string().nullable(),
  exception: z.boolean(),
  exceptionDeadline: instantSchema.nullable(),
  /** Of the main file; null while nothing is handed in. */
  fileId: fileIdSchema.nullable(),
  docId: fileIdSchema.nullable(),
  versionSeq: z.number().int().nullable(),
  /** What was handed in before the draft was opened again: it counts unless something newer is. */
  earlier: z
    .object({ status: submissionStatusSchema, date: instantSchema, versionSeq: z.number().int().nullable() })
    .nullable(),
  commentedFiles: z.array(commentedFileSchema),
  /** Submitted reviews; without the reviewer’s name where the text is graded without names. */
  peerReview: z.array(receivedReviewSchema),
});

/** A save that changed the text, and by how many characters. */
export const submissionLogEntrySchema = z.object({
  id: z.number().int(),
  change: z.number().int(),
  timestamp: instantSchema,
  type: versionOriginSchema,
});
export type SubmissionLogEntry = z.infer<typeof submissionLogEntrySchema>;
export const readLogsQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** The last one that is known; from the first on without it. */
  after: versionSeqSchema.optional(),
});
export const submissionLogsSchema = z.object({
  logs: z.array(submissionLogEntrySchema),
  /** To be sent as `after` for those that follow; null at the end. */
  next: versionSeqSchema.nullable(),
});

export type SubmissionLogs = z.infer<typeof submissionLogsSchema>;

/** Words of a text after some of its saves, those at both ends of each sitting among them. */
export const progressLogSchema = z.object({
  submissionId: submissionIdSchema,
  studentName: z.string(),
  assignmentTitle: z.string(),
  classTitle: z.string(),
  timezone: z.string(),
  logs: z.array(z.object({ index: z.number().int(), date: instantSchema, wordCount: z.number().int() })),
});
export type ProgressLog = z.infer<typeof progressLogSchema>;

export const readSubmissionQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** Asked for before anybody looks, so that a pager has it at once: without the saves, and no reading that is recorded. */
  ahead: flagSchema.default(false),
});

/** The instructor's reader. */
export const readSubmissionSchema = z.object({
  submissionId: submissionIdSchema,
  classId: classIdSchema,
  assignmentId: assignmentIdSchema,
  /** Null while the name is hidden from those who grade; `studentName` stands for it then. */
  studentId: userIdSchema.nullable(),
  studentName: z.string(),
  classTitle: z.string(),
  assignmentTitle: z.string(),
  currentStudentIndex: z.number().int(),
  numberOfStudents: z.number().int(),
  /** The texts of the assignment that are handed in and not graded: how many, and the next of them in reading order, from the start again after the last. */
  toGrade: z.object({ count: z.number().int().nonnegative(), nextId: submissionIdSchema.nullable() }),
  status: overallStatusSchema,
  gradeType: z.enum(['NONE', 'FINAL_SUBMISSION', 'AUTO_SUBMISSION', 'INSTRUCTOR_SUBMISSION']),
  fileId: fileIdSchema,
  grade: scoreSchema,
  alternateGrade: z.string().nullable(),
  gradeMethod: gradeMethodSchema,
  gradeOptions: z.array(z.string()),
  timezone: z.string(),
  classTimezone: z.string(),
  createDate: instantSchema,
  assignmentStartDate: instantSchema,
  assignmentDuedate: instantSchema,
  lastModification: instantSchema.nullable(),
  lastSubmission: instantSchema.nullable(),
  isLate: z.boolean(),
  numberOfVersions: z.number().int(),
  /** The newest saves; `readsubmissionlogs` has all. */
  submissionLog: z.object({ logs: z.array(submissionLogEntrySchema) }),
  /** -1 while there is none. */
  effort: scoreSchema,
  revision: scoreSchema,
  /** The newest first. */
  scoresHistory: z.array(
    z.object({
      timestamp: instantSchema,
      effort: scoreSchema,
      revision: scoreSchema,
      type: evaluationTypeSchema,
    }),
  ),
  lastEvaluation: z.object({ timestamp: instantSchema }).nullable(),
  deadlines: z.array(deadlineSchema),
  deadlineSubmissions: z.array(deadlineSubmissionSchema),
  /** No deadline closes the text. */
  lateException: z.boolean(),
  /** Whether its student may write now; otherwise why not. */
  isWriteable: z.boolean(),
  closedCode: z.string().nullable(),
  feedbacks: z.array(feedbackItemSchema),
  /** What a changed list is saved onto. */
  feedbackVersion: z.number().int(),
  /** Those that the student has begun. */
  additionalFiles: z.array(studentFileSchema),
  /** What the student has put beside the text. */
  attachedFiles: z.array(attachmentSchema),
  downloadFormats: downloadFormatsSchema,
  isPdfMissing: isPdfMissingSchema,
  rubric: storedRubricSchema.nullable(),
  can: z.object({ comment: z.boolean(), grade: z.boolean(), manage: z.boolean() }),
  /** Two people mark it: it gets its grade when they are settled (docs/decisions/0083). */
  isMarkedTwice: z.boolean(),
  /** What the text got by the criteria of the rubric. */
  rubricScores: storedRubricScoresSchema,
  /** How the assignment is graded, and what of effort and revision there is for it; null where nothing was measured. */
  grading: gradingSettingsSchema.extend({
    isShown: z.boolean(),
    effort: z.number().nullable(),
    revision: z.number().nullable(),
  }),
});
export type ReadSubmission = z.infer<typeof readSubmissionSchema>;

export const neighbourBodySchema = z.object({
  classId: classIdSchema,
  assignmentId: assignmentIdSchema,
  studentIndex: listIndexSchema,
  direction: numberOrTextSchema.pipe(z.union([z.literal(-1), z.literal(1)])),
});

/** Which texts of an assignment somebody goes through. */
export const readingFilterSchema = z.enum(['all', 'to-grade', 'late', 'not-submitted']);
export type ReadingFilter = z.infer<typeof readingFilterSchema>;

export const readingPlaceQuerySchema = z.object({
  submissionId: submissionIdSchema,
  filter: readingFilterSchema.default('all'),
});

/** Where a text stands among those that are gone through, in reading order. */
export const readingPlaceSchema = z.object({
  submissionId: submissionIdSchema,
  filter: readingFilterSchema,
  /** From 1; null for a text that is none of them. */
  position: z.number().int().positive().nullable(),
  previousId: submissionIdSchema.nullable(),
  nextId: submissionIdSchema.nullable(),
  /** The next one that waits for a grade, from the start again after the last. */
  toGradeId: submissionIdSchema.nullable(),
  /** How many there are by each filter. */
  counts: z.record(readingFilterSchema, z.number().int().nonnegative()),
});
export type ReadingPlace = z.infer<typeof readingPlaceSchema>;

/** Who else looks at a text in the reader now. */
export const textReadersSchema = z.object({ others: z.array(z.object({ name: z.string() })) });
export type TextReaders = z.infer<typeof textReadersSchema>;
