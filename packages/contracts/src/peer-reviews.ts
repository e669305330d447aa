import { written } from '@redraft/sentences';
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
/** Any spelling of a mode. */
const anyReviewModeSchema = z
  .enum(Object.keys(spellings) as (keyof typeof spellings)[]) // boundary: its own keys
  .transform((spelling): ReviewMode => spellings[spelling]);

const sizeSchema = numberOrTextSchema.pipe(
  z
    .number()
    .int()
    .min(
      limits.fewestInReview,
      written('review.size', { min: limits.fewestInReview, max: limits.maxInReview }),
    )
    .max(limits.maxInReview, written('review.size', { min: limits.fewestInReview, max: limits.maxInReview })),
);
/** How many reviews each student writes, and gets. */
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
  /** Authors get their reviews when the deadline of reviews has passed, and not each as it is submitted. */
  heldUntilDeadline: z.boolean().optional(),
  /** Without pairs: they are drawn among those who handed in, once a draft that is reviewed has closed. */
  pairsAtClose: z.boolean().optional(),
  /** As they were chosen in the dialog; what is not given stays, and begins as what the pairs say. */
  reviewer: reviewerCountSchema.optional(),
  options: anyReviewModeSchema.optional(),
  /** What the change was made from: another one meanwhile is a conflict. */
  version: z.number().int().min(0).optional(),
});
export type PopulateBody = z.infer<typeof populateBodySchema>;
export const populatedSchema = z.object({
  success: z.literal(true),
  version: z.number().int(),
  /** Reviews that were begun and not submitted by somebody who is no reviewer of that text any more. */
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

/** A place that nobody fills: somebody came late or a reviewer left. */
export const reviewVacancySchema = z.object({
  revieweeId: userIdSchema,
  /** Reviewers that are missing up to the count of the set-up. */
  missing: z.number().int().positive(),
  /** Reviewers who have left the class. */
  left: z.array(z.object({ id: userIdSchema, name: z.string() })),
  /** Those who review least, and not this student already; the first is the best. */
  suggestions: z.array(userIdSchema),
});
export type ReviewVacancy = z.infer<typeof reviewVacancySchema>;

/** All that the set-up dialog shows, the reviews aside. */
export const peerReviewSetupSchema = z.object({
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  timezone: z.string(),
  /** Of the class now, by name. */
  students: z.array(z.object({ id: userIdSchema, firstName: z.string(), lastName: z.string() })),
  /** A row for each student, those without a reviewer too. */
  peerReview: z.array(reviewersOfSchema),
  anonymous: z.boolean(),
  openReview: z.boolean(),
  heldUntilDeadline: z.boolean(),
  /** Pairs are drawn once a draft that is reviewed has closed. */
  pairsAtClose: z.boolean(),
  /** Its students write texts: sheets, slides and drawings are not reviewed. */
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

/** Whose text, who does not review it any more, and who does instead; nobody where a place is only filled, or only emptied. */
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
  /** All of them or none. */
  places: z
    .array(replacedPlaceSchema)
    .min(1)
    .max(limits.maxInReview * limits.reviewersEach),
  /** What the choice was made from: another one meanwhile is a conflict. */
  version: z.number().int().min(0).optional(),
});
export type ReplaceReviewersBody = z.infer<typeof replaceReviewersBodySchema>;

/** A review as staff see it in the list of an assignment. */
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
  /** Nobody writes it any more: its reviewer left or was replaced. */
  withdrawn: z.boolean(),
  helpfulness: z.number().int().nullable(),
});
export type PeerReviewItem = z.infer<typeof peerReviewItemSchema>;

/** A draft that somebody may review, in the version that was handed in. */
const previewDraftSchema = z.object({
  draftSubmissionId: draftSubmissionIdSchema,
  draftId: draftIdSchema,
  fileId: fileIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  /** When it was handed in. */
  submissionDate: instantSchema,
  /** Until when a review of it is due. */
  draftDueDate: instantSchema,
  /** Given to the student, and not just open to be chosen. */
  assigned: z.boolean(),
});
export const previewItemSchema = z.object({
  /** Of a round without names it stands for the text and not for a person. To be sent as `revieweeId`. */
  studentId: rowId(),
  /** Empty in a round without names. */
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

/** A review as its reviewer sees it. */
export const peerReviewSchema = z.object({
  id: peerReviewIdSchema,
  assignmentId: assignmentIdSchema,
  assignmentTitle: z.string(),
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  /** Of the text: two drafts of one have the same. */
  submissionId: submissionIdSchema,
  /** Empty in a round without names. */
  studentName: z.string(),
  /** When the draft was handed in that is reviewed. */
  submissionDate: instantSchema.nullable(),
  /** Until when the review is due; null when the draft is not reviewed any more. */
  deadline: instantSchema.nullable(),
  status: reviewStatusSchema,
  fileId: fileIdSchema,
  /** When the review was submitted, and whether that was after its deadline. */
  submittedDate: instantSchema.nullable(),
  late: z.boolean(),
  /** Its author has handed in a newer version since; the review goes on with the one that it was begun on. */
  outdated: z.boolean(),
  withdrawn: z.boolean(),
  /** How much it helped as its author said, from 1 (little) to 4 (very much); null while nothing is said. */
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
/** For its reviewer to write, and to read for its author (once it reached them) and for staff. */
export const reviewFrameQuerySchema = editorAppearanceSchema.extend({ id: peerReviewIdSchema });
/** The text of a candidate. */
export const previewFrameQuerySchema = editorAppearanceSchema.extend({
  submissionId: submissionIdSchema,
  draftId: draftIdSchema,
});

/** A review that reached its author, or that staff see beside a text. */
export const receivedReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  fileId: fileIdSchema,
  timestamp: instantSchema,
  /** Empty for the author in a round without names. */
  reviewerName: z.string(),
  /** As its author said, from 1 to 4; null while nothing is said. */
  helpfulness: z.number().int().nullable(),
});
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;

/** How much a review helps its author, from 1 (little) to 4 (very much). */
export const rateReviewQuerySchema = z.object({
  id: peerReviewIdSchema,
  helpfulness: numberOrTextSchema.pipe(z.number().int().min(1).max(4)),
});
