import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { editorAppearanceSchema } from './editor.ts';
import {
  assignmentIdSchema,
  classIdSchema,
  draftIdSchema,
  draftSubmissionIdSchema,
  fileIdSchema,
  peerReviewIdSchema,
  submissionIdSchema,
  userIdSchema,
} from './ids.ts';
import { limits } from './limits.ts';
import { peerReviewRecordSchema, type ReviewMode, reviewersOfSchema } from './peer-review-rounds.ts';
import { chosenInstantSchema, instantSchema, listIndexSchema, numberOrTextSchema, rowId } from './wire.ts';

const spellings = {
  Mutal: 'Mutal',
  Mutual: 'Mutal',
  mutal: 'Mutal',
  mutual: 'Mutal',
  Optional: 'Optional',
  optional: 'Optional',
  'Optional Mutal': 'Optional',
  'Optional Mutual': 'Optional',
  Unidirectional: 'Unidirectional',
  unidirectional: 'Unidirectional',
} as const satisfies Record<string, ReviewMode>;
/** Any accepted spelling of a mode. */
const anyReviewModeSchema = z
  .enum(Object.keys(spellings) as (keyof typeof spellings)[]) // cast: its own keys
  .transform((spelling): ReviewMode => spellings[spelling]);

const sizeSchema = numberOrTextSchema.pipe(
  z
    .number()
    .int()
    .min(
      limits.fewestInReview,
      formatSentence('review.size', { min: limits.fewestInReview, max: limits.maxInReview }),
    )
    .max(
      limits.maxInReview,
      formatSentence('review.size', { min: limits.fewestInReview, max: limits.maxInReview }),
    ),
);
/** Number of reviews that each student writes, and gets. */
export const reviewerCountSchema = numberOrTextSchema.pipe(z.number().int().min(1).max(limits.reviewersEach));

export const randomizeBodySchema = z.object({
  size: sizeSchema,
  options: anyReviewModeSchema.default('Optional'),
  reviewer: reviewerCountSchema.default(1),
});
/** A row for each reviewee, with 1 in the columns of its reviewers. */
export const reviewMatrixSchema = z.array(z.array(z.literal([0, 1])));

export const populateBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  peerReview: z
    .array(
      z.object({
        id: userIdSchema,
        reviewers: z.array(userIdSchema).max(limits.maxInReview),
      }),
    )
    .max(2 * limits.maxInReview),
  anonymous: z.boolean().default(false),
  openReview: z.boolean().default(false),
  /** Reviews are released together after their deadline, instead of when they are submitted. */
  heldUntilDeadline: z.boolean().optional(),
  /** No pairs yet: they are drawn among students who handed in, once a reviewed draft has closed. */
  pairsAtClose: z.boolean().optional(),
  /** The settings of the dialog; absent ones stay, and are initially derived from the pairs. */
  reviewer: reviewerCountSchema.optional(),
  options: anyReviewModeSchema.optional(),
  /** The version that the change is based on: a conflict if there is a newer one. */
  version: z.number().int().min(0).optional(),
});
export type PopulateBody = z.infer<typeof populateBodySchema>;
export const populatedSchema = z.object({
  success: z.literal(true),
  version: z.number().int(),
  /** Started, unsubmitted reviews whose reviewer is no longer assigned. */
  withdrawn: z.number().int(),
});
export type Populated = z.infer<typeof populatedSchema>;

export const reviewDeadlinesBodySchema = z
  .array(z.object({ draftId: draftIdSchema, draftPeerReviewDeadline: chosenInstantSchema.nullable() }))
  .min(1)
  .max(limits.drafts);

/** NONE until it is submitted. */
export const reviewStatusSchema = z.enum(['NONE', 'SUBMITTED']);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/** A vacant place: a student joined late, or a reviewer left. */
export const reviewVacancySchema = z.object({
  revieweeId: userIdSchema,
  /** Number of reviewers missing to the count of the round. */
  missing: z.number().int().positive(),
  /** Reviewers who have left the class. */
  left: z.array(z.object({ id: userIdSchema, name: z.string() })),
  /** Students with the fewest reviews who do not review this student yet; best first. */
  suggestions: z.array(userIdSchema),
});
export type ReviewVacancy = z.infer<typeof reviewVacancySchema>;

/** The data of the set-up dialog, without reviews. */
export const peerReviewSetupSchema = z.object({
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  timezone: z.string(),
  /** Current students, by name. */
  students: z.array(z.object({ id: userIdSchema, firstName: z.string(), lastName: z.string() })),
  /** A row for each student, including those without a reviewer. */
  peerReview: z.array(reviewersOfSchema),
  anonymous: z.boolean(),
  openReview: z.boolean(),
  heldUntilDeadline: z.boolean(),
  /** Pairs are drawn once a reviewed draft has closed. */
  pairsAtClose: z.boolean(),
  /** Its files are text documents: spreadsheets, presentations and drawings cannot be reviewed. */
  reviewable: z.boolean(),
  record: peerReviewRecordSchema.nullable(),
  drafts: z.array(
    z.object({
      draftId: draftIdSchema,
      draftTitle: z.string(),
      draftType: draftTypeSchema,
      draftDeadline: instantSchema,
      draftPeerReviewDeadline: instantSchema.nullable(),
      suggestedDeadline: instantSchema,
      numberOfReviews: z.number().int(),
    }),
  ),
  vacancies: z.array(reviewVacancySchema),
  configured: z.boolean(),
  version: z.number().int(),
  can: z.object({ manage: z.boolean() }),
});
export type PeerReviewSetup = z.infer<typeof peerReviewSetupSchema>;

/** The reviewee, the former reviewer and the new one; null if a place is only filled, or only vacated. */
const replacedPlaceSchema = z
  .object({
    revieweeId: userIdSchema,
    reviewerId: userIdSchema.nullable().default(null),
    replacementId: userIdSchema.nullable().default(null),
  })
  .refine(({ reviewerId, replacementId }) => reviewerId !== null || replacementId !== null);
export type ReplacedPlace = z.infer<typeof replacedPlaceSchema>;

export const replaceReviewersBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  /** All or none. */
  places: z
    .array(replacedPlaceSchema)
    .min(1)
    .max(limits.maxInReview * limits.reviewersEach),
  /** The version that the choice is based on: a conflict if there is a newer one. */
  version: z.number().int().min(0).optional(),
});
export type ReplaceReviewersBody = z.infer<typeof replaceReviewersBodySchema>;

/** A review in the staff's list of an assignment. */
export const peerReviewItemSchema = z.object({
  id: peerReviewIdSchema,
  fileId: fileIdSchema,
  reviewer: z.string(),
  reviewee: z.string(),
  status: reviewStatusSchema,
  /** Of the submission and the draft, plus Peer-Review. */
  title: z.string(),
  assignmentTitle: z.string(),
  submissionId: submissionIdSchema,
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  createDate: instantSchema,
  submissionDate: instantSchema.nullable(),
  deadline: instantSchema.nullable(),
  late: z.boolean(),
  /** Withdrawn: its reviewer left or was replaced. */
  withdrawn: z.boolean(),
  helpfulness: z.number().int().nullable(),
});
export type PeerReviewItem = z.infer<typeof peerReviewItemSchema>;

/** A draft available for review, in its submitted version. */
const previewDraftSchema = z.object({
  draftSubmissionId: draftSubmissionIdSchema,
  draftId: draftIdSchema,
  fileId: fileIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  /** When it was handed in. */
  submissionDate: instantSchema,
  /** The deadline of its review. */
  draftDueDate: instantSchema,
  /** Assigned to the student, not just open to all. */
  assigned: z.boolean(),
});
export const previewItemSchema = z.object({
  /** Sent back as `revieweeId`. In an anonymous round it identifies the text, not a person. */
  studentId: rowId(),
  /** Empty in an anonymous round. */
  studentName: z.string(),
  submissionItem: z.object({ submissionId: submissionIdSchema, drafts: z.array(previewDraftSchema) }),
});
export type PreviewItem = z.infer<typeof previewItemSchema>;

export const fetchPreviewQuerySchema = z.object({
  courseId: classIdSchema,
  index: listIndexSchema.default(0),
});
export const previewPageSchema = z.object({
  data: z.array(
    z.object({
      assignmentId: assignmentIdSchema,
      assignmentTitle: z.string(),
      current: z.array(previewItemSchema),
    }),
  ),
  more: z.boolean(),
});
export type PreviewPage = z.infer<typeof previewPageSchema>;

/** A review as shown to its reviewer. */
export const peerReviewSchema = z.object({
  id: peerReviewIdSchema,
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  /** Two drafts of one text have the same. */
  submissionId: submissionIdSchema,
  /** Empty in an anonymous round. */
  studentName: z.string(),
  /** When the reviewed draft was handed in. */
  submissionDate: instantSchema.nullable(),
  /** Deadline of the review; null if the draft is not reviewed any more. */
  deadline: instantSchema.nullable(),
  status: reviewStatusSchema,
  fileId: fileIdSchema,
  /** When the review was submitted, and whether that was late. */
  submittedDate: instantSchema.nullable(),
  late: z.boolean(),
  /** The author has handed in a newer version since; the review continues on the version it was started with. */
  outdated: z.boolean(),
  withdrawn: z.boolean(),
  /** The author's rating from 1 (little) to 4 (very much) helpful; null if there is none. */
  helpfulness: z.number().int().nullable(),
  can: z.object({ write: z.boolean(), submit: z.boolean() }),
  /** Why it cannot be written now. */
  closedCode: z.string().nullable(),
});
export type PeerReview = z.infer<typeof peerReviewSchema>;

export const addToReviewListQuerySchema = z.object({
  revieweeId: rowId(),
  assignmentId: assignmentIdSchema,
  submissionId: submissionIdSchema,
  draftId: draftIdSchema,
});
export type AddToReviewListQuery = z.infer<typeof addToReviewListQuerySchema>;

export const reviewQuerySchema = z.object({ id: peerReviewIdSchema });
/** For the reviewer to write; read-only for its author (once released) and for staff. */
export const reviewFrameQuerySchema = editorAppearanceSchema.extend({ id: peerReviewIdSchema });
/** The text of a candidate. */
export const previewFrameQuerySchema = editorAppearanceSchema.extend({
  submissionId: submissionIdSchema,
  draftId: draftIdSchema,
});

/** A review that was released to its author, or that staff see beside a text. */
export const receivedReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  fileId: fileIdSchema,
  timestamp: instantSchema,
  /** Empty for the author in an anonymous round. */
  reviewerName: z.string(),
  /** The author's rating from 1 to 4; null if there is none. */
  helpfulness: z.number().int().nullable(),
});
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;

/** How helpful a review is to its author, from 1 (little) to 4 (very much). */
export const rateReviewQuerySchema = z.object({
  id: peerReviewIdSchema,
  helpfulness: numberOrTextSchema.pipe(z.number().int().min(1).max(4)),
});
