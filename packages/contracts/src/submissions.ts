import { z } from 'zod';
import { describedFields, draftTypeSchema } from './assignments.ts';
import { attachmentSchema } from './attachments.ts';
import { contentTypeSchema } from './content-types.ts';
import { openDocumentKindSchema } from './conversions.ts';
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
  /** The student's copy was imported from a file of this type, which can be downloaded. */
  originalKind: openDocumentKindSchema.nullable(),
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
/** The file was imported from a file of this type, which can be downloaded. */
const originalKindSchema = openDocumentKindSchema.nullable();

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
  originalKind: originalKindSchema,
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
  /** Why writing is not possible now: the message, and its code for translation; null if it is possible. */
  closedBecause: z.string().nullable(),
  closedCode: z.string().nullable(),
});
export type StudentAssignment = z.infer<typeof studentAssignmentSchema>;

/** For the student, before the irreversible act: what is about to be handed in, as saved now. */
export const handInPreviewSchema = z.object({
  /** The student's words: unchanged paragraphs of the template are not counted. Null if the main file is not a text document. */
  words: z.number().int().nullable(),
  /** Words in unchanged paragraphs of the template. */
  templateWords: z.number().int(),
  /** There are tracked changes that are neither accepted nor rejected. */
  hasSuggestions: z.boolean(),
  /** Additional files that were not started, not changed, or are empty. */
  files: z.array(
    z.object({
      assignmentTemplateId: assignmentFileIdSchema,
      state: z.enum(['untouched', 'empty']),
    }),
  ),
});
export type HandInPreview = z.infer<typeof handInPreviewSchema>;

/** The initial text from the instructor's template. */
export const templateTextSchema = z.object({ text: z.string() });
export type TemplateText = z.infer<typeof templateTextSchema>;

/** A version of the main file on which comments on a draft were made. */
const commentedFileSchema = z.object({
  fileId: fileIdSchema,
  versionSeq: z.number().int(),
  date: instantSchema,
});

/** A draft that the student has handed in or missed, or for which they have more time. */
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
  /** Of the main file; null if nothing is handed in. */
  fileId: fileIdSchema.nullable(),
  docId: fileIdSchema.nullable(),
  versionSeq: z.number().int().nullable(),
  /** The submission from before the draft was reopened: it counts until there is a newer one. */
  earlier: z
    .object({ status: submissionStatusSchema, date: instantSchema, versionSeq: z.number().int().nullable() })
    .nullable(),
  commentedFiles: z.array(commentedFileSchema),
  /** Submitted reviews; without the reviewer’s name if the text is graded anonymously. */
  peerReview: z.array(receivedReviewSchema),
});

/** A save that changed the text, and the number of characters. */
export const submissionLogEntrySchema = z.object({
  id: z.number().int(),
  change: z.number().int(),
  timestamp: instantSchema,
  type: versionOriginSchema,
});
export type SubmissionLogEntry = z.infer<typeof submissionLogEntrySchema>;
export const readLogsQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** The last known version; absent for the beginning. */
  after: versionSeqSchema.optional(),
});
export const submissionLogsSchema = z.object({
  logs: z.array(submissionLogEntrySchema),
  /** Value of `after` for the next page; null at the end. */
  next: versionSeqSchema.nullable(),
});

export type SubmissionLogs = z.infer<typeof submissionLogsSchema>;

/** Word count after some of the saves, including the first and last of each session. */
export const progressLogSchema = z.object({
  submissionId: submissionIdSchema,
  studentName: z.string(),
  assignmentTitle: z.string(),
  classTitle: z.string(),
  timezone: z.string(),
  /** False for a file without a word count; all its counts are 0. */
  isText: z.boolean(),
  logs: z.array(z.object({ index: z.number().int(), date: instantSchema, wordCount: z.number().int() })),
});
export type ProgressLog = z.infer<typeof progressLogSchema>;

export const readSubmissionQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** Prefetch for paging: without saves, and not recorded as an access. */
  ahead: flagSchema.default(false),
});

/** The instructor's reader. */
export const readSubmissionSchema = z.object({
  submissionId: submissionIdSchema,
  classId: classIdSchema,
  assignmentId: assignmentIdSchema,
  /** Null while the name is hidden from graders; `studentName` then contains a substitute. */
  studentId: userIdSchema.nullable(),
  studentName: z.string(),
  classTitle: z.string(),
  assignmentTitle: z.string(),
  currentStudentIndex: z.number().int(),
  numberOfStudents: z.number().int(),
  /** Ungraded submitted texts of the assignment: their number, and the next one in reading order, cyclically. */
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
  /** The newest saves; `readsubmissionlogs` returns all. */
  submissionLog: z.object({ logs: z.array(submissionLogEntrySchema) }),
  /** -1 if there is none. */
  effort: scoreSchema,
  revision: scoreSchema,
  /** Newest first. */
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
  /** The version that a changed list is based on. */
  feedbackVersion: z.number().int(),
  /** Files that the student has started. */
  additionalFiles: z.array(studentFileSchema),
  /** Files that the student attached. */
  attachedFiles: z.array(attachmentSchema),
  downloadFormats: downloadFormatsSchema,
  isPdfMissing: isPdfMissingSchema,
  originalKind: originalKindSchema,
  rubric: storedRubricSchema.nullable(),
  can: z.object({ comment: z.boolean(), grade: z.boolean(), manage: z.boolean() }),
  /** It has two markers, and is graded when their marks are settled (docs/decisions/0083). */
  isMarkedTwice: z.boolean(),
  /** The text's rubric scores. */
  rubricScores: storedRubricScoresSchema,
  /** The grading settings, with effort and revision scores; null if they were not measured. */
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

/** A filter over the texts of an assignment. */
export const readingFilterSchema = z.enum(['all', 'to-grade', 'late', 'not-submitted']);
export type ReadingFilter = z.infer<typeof readingFilterSchema>;

export const readingPlaceQuerySchema = z.object({
  submissionId: submissionIdSchema,
  filter: readingFilterSchema.default('all'),
});

/** The position of a text among the filtered ones, in reading order. */
export const readingPlaceSchema = z.object({
  submissionId: submissionIdSchema,
  filter: readingFilterSchema,
  /** From 1; null for a text outside the filter. */
  position: z.number().int().positive().nullable(),
  previousId: submissionIdSchema.nullable(),
  nextId: submissionIdSchema.nullable(),
  /** The next one to grade, cyclically. */
  toGradeId: submissionIdSchema.nullable(),
  /** Number of texts by filter. */
  counts: z.record(readingFilterSchema, z.number().int().nonnegative()),
});
export type ReadingPlace = z.infer<typeof readingPlaceSchema>;

/** Other users who have the text open in the reader now. */
export const textReadersSchema = z.object({ others: z.array(z.object({ name: z.string() })) });
export type TextReaders = z.infer<typeof textReadersSchema>;
