import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { assignmentFields, expectationFields } from './assignment-fields.ts';
import { assignmentFileSchema, newAssignmentFileSchema } from './assignment-files.ts';
import { anyContentTypeSchema, contentTypeSchema } from './content-types.ts';
import { pickProperty } from './field-tables.ts';
import { assignmentIdSchema, classIdSchema, draftIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { peerReviewRoundFields } from './peer-review-rounds.ts';
import { richText, storedRichTextSchema } from './rich-text.ts';
import { rubricContentSchema, storedRubricSchema } from './rubrics.ts';
import { noteText, optionalTitle, titleText } from './texts.ts';
import { chosenInstantSchema, hundredPointsSchema, instantSchema, rowVersionSchema } from './wire.ts';

/** An intermediate draft, or the final text of an assignment. */
export const draftTypeSchema = z.enum(['DRAFT', 'FINAL']);

export const draftItemSchema = z.object({
  draftId: draftIdSchema.nullable().default(null),
  draftTitle: optionalTitle(limits.draftTitle, {
    tooLong: formatSentence('assignment.draft_title_too_long', { max: limits.draftTitle }),
  }),
  draftDeadline: chosenInstantSchema,
  draftPointValue: hundredPointsSchema,
  draftStatus: z.enum(['CREATE', 'UPDATE', 'DELETE']).optional(),
  draftType: draftTypeSchema.default('DRAFT'),
  /** Position in an answer. Ignored in a request: drafts are ordered by deadline. */
  draftIndex: z.number().int().optional(),
  draftPeerReviewDeadline: chosenInstantSchema.nullable().optional(),
});
export type DraftItem = z.infer<typeof draftItemSchema>;

/** Optional expectations of the work on a text, used by the effort score. */
export const expectationsSchema = z.object(pickProperty(expectationFields, 'kept'));
export type Expectations = z.infer<typeof expectationsSchema>;

const sentFields = {
  title: titleText(limits.assignmentTitle, { missing: formatSentence('value.title_required') }),
  ...pickProperty(assignmentFields, 'sent'),
  /** Plain text. Without `richDescription` the description has no formatting. */
  description: noteText(limits.assignmentDescription),
  /** The formatted description; if given, `description` is derived from it and its own value is ignored. */
  richDescription: richText(limits.assignmentDescription).nullable(),
  startDate: chosenInstantSchema,
  endDate: chosenInstantSchema,
  /** Stored and returned only: nothing happens at this time. At least two days after the start and one day after the end. */
  postDate: chosenInstantSchema,
  /** Students see the analytics of their text once its grade is shown. */
  showAnalytics: z.boolean(),
  /** Students see the analytics of their text at any time, whatever `showAnalytics` is. */
  showAnalyticsAlways: z.boolean(),
  draftSubmissions: z
    .array(draftItemSchema)
    .max(limits.drafts, formatSentence('assignment.too_many_drafts', { max: limits.drafts })),
  rubric: rubricContentSchema.nullable(),
  expectations: expectationsSchema,
};

export const createAssignmentBodySchema = z.object({
  ...sentFields,
  ...pickProperty(assignmentFields, 'created'),
  description: sentFields.description.default(''),
  richDescription: sentFields.richDescription.optional(),
  postDate: chosenInstantSchema.optional(),
  showAnalytics: z.boolean().default(false),
  showAnalyticsAlways: z.boolean().default(false),
  draftSubmissions: sentFields.draftSubmissions.default([]),
  rubric: sentFields.rubric.optional(),
  expectations: sentFields.expectations.optional(),
  classId: classIdSchema,
  /** Type of the main file, unless `templates` contains one. */
  mainFileType: anyContentTypeSchema.default('DOCUMENT'),
  /** May include the main file. */
  templates: z
    .array(newAssignmentFileSchema)
    .max(1 + limits.additionalFiles)
    .default([]),
});
export type CreateAssignmentBody = z.infer<typeof createAssignmentBodySchema>;

/** Absent fields stay as they are, so fields must not have a default here. */
export const updateAssignmentBodySchema = z
  .object({ ...sentFields, stoped: z.boolean() })
  .partial()
  .extend({ id: assignmentIdSchema, version: rowVersionSchema.optional() });
export type UpdateAssignmentBody = z.infer<typeof updateAssignmentBodySchema>;

/** The description of an assignment: plain, and formatted if it has formatting. */
export const describedFields = {
  description: z.string(),
  richDescription: storedRichTextSchema.nullable(),
};

/** The assignment in the format of its editor. */
export const assignmentDetailSchema = z.object({
  id: assignmentIdSchema,
  classId: classIdSchema,
  title: z.string(),
  ...describedFields,
  startDate: instantSchema,
  endDate: instantSchema,
  postDate: instantSchema,
  ...pickProperty(assignmentFields, 'kept'),
  showAnalytics: z.boolean(),
  showAnalyticsAlways: z.boolean(),
  stoped: z.boolean(),
  mainFileType: contentTypeSchema,
  classEndDate: instantSchema,
  version: z.number().int(),
  draftSubmissions: z.array(
    draftItemSchema.extend({
      draftId: draftIdSchema,
      draftTitle: z.string(),
      draftDeadline: instantSchema,
      /** What happens to the draft if it is sent back unchanged. */
      draftStatus: z.literal('UPDATE'),
      draftPeerReviewDeadline: instantSchema.nullable().optional(),
      /** How many students have handed in this draft. */
      numberOfSubmissions: z.number().int(),
    }),
  ),
  templates: z.array(assignmentFileSchema),
  rubric: storedRubricSchema.nullable(),
  expectations: expectationsSchema,
  /** What a change would affect. */
  numberOfStarted: z.number().int(),
  numberOfGraded: z.number().int(),
  /** Texts scored with the rubric: they are rescored when it changes. */
  numberOfScored: z.number().int(),
  ...peerReviewRoundFields,
});
export type AssignmentDetail = z.infer<typeof assignmentDetailSchema>;
