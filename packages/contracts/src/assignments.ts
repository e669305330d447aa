import { written } from '@redraft/sentences';
import { z } from 'zod';
import { assignmentFields, expectationFields } from './assignment-fields.ts';
import { assignmentFileSchema, newAssignmentFileSchema } from './assignment-files.ts';
import { anyContentTypeSchema, contentTypeSchema } from './content-types.ts';
import { propertyOf } from './field-tables.ts';
import { assignmentIdSchema, classIdSchema, draftIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { peerReviewRoundFields } from './peer-review-rounds.ts';
import { richText, storedRichTextSchema } from './rich-text.ts';
import { rubricContentSchema, storedRubricSchema } from './rubrics.ts';
import { noteText, optionalTitle, titleText } from './texts.ts';
import { chosenInstantSchema, hundredPointsSchema, instantSchema, rowVersionSchema } from './wire.ts';

/** A draft on the way, or the last step of an assignment. */
export const draftTypeSchema = z.enum(['DRAFT', 'FINAL']);

export const draftItemSchema = z.object({
  draftId: draftIdSchema.nullable().default(null),
  draftTitle: optionalTitle(limits.draftTitle, {
    tooLong: written('assignment.draft_title_too_long', { max: limits.draftTitle }),
  }),
  draftDeadline: chosenInstantSchema,
  draftPointValue: hundredPointsSchema,
  draftStatus: z.enum(['CREATE', 'UPDATE', 'DELETE']).optional(),
  draftType: draftTypeSchema.default('DRAFT'),
  draftIndex: z.number().int().optional(),
  draftPeerReviewDeadline: chosenInstantSchema.nullable().optional(),
});
export type DraftItem = z.infer<typeof draftItemSchema>;

/** What is expected of the work on a text: what the effort score is measured by. Nothing is, unless it is given. */
export const expectationsSchema = z.object(propertyOf(expectationFields, 'kept'));
export type Expectations = z.infer<typeof expectationsSchema>;

const sentFields = {
  title: titleText(limits.assignmentTitle, { missing: written('value.title_required') }),
  ...propertyOf(assignmentFields, 'sent'),
  /** In plain words. Those that come without `richDescription` have no format. */
  description: noteText(limits.assignmentDescription),
  /** The same with its format; `description` is made of it then, whatever that says. */
  richDescription: richText(limits.assignmentDescription).nullable(),
  startDate: chosenInstantSchema,
  endDate: chosenInstantSchema,
  postDate: chosenInstantSchema,
  showAnalytics: z.boolean(),
  showAnalyticsAlways: z.boolean(),
  draftSubmissions: z
    .array(draftItemSchema)
    .max(limits.drafts, written('assignment.too_many_drafts', { max: limits.drafts })),
  rubric: rubricContentSchema.nullable(),
  expectations: expectationsSchema,
};

export const createAssignmentBodySchema = z.object({
  ...sentFields,
  ...propertyOf(assignmentFields, 'created'),
  description: sentFields.description.default(''),
  richDescription: sentFields.richDescription.optional(),
  postDate: chosenInstantSchema.optional(),
  showAnalytics: z.boolean().default(false),
  showAnalyticsAlways: z.boolean().default(false),
  draftSubmissions: sentFields.draftSubmissions.default([]),
  rubric: sentFields.rubric.optional(),
  expectations: sentFields.expectations.optional(),
  classId: classIdSchema,
  /** Of the main file, unless `templates` has one. */
  mainFileType: anyContentTypeSchema.default('DOCUMENT'),
  /** The main file may be among them. */
  templates: z
    .array(newAssignmentFileSchema)
    .max(1 + limits.additionalFiles)
    .default([]),
});
export type CreateAssignmentBody = z.infer<typeof createAssignmentBodySchema>;

/** What is not given stays as it is: a field has no default here. */
export const updateAssignmentBodySchema = z
  .object({ ...sentFields, stoped: z.boolean() })
  .partial()
  .extend({ id: assignmentIdSchema, version: rowVersionSchema.optional() });
export type UpdateAssignmentBody = z.infer<typeof updateAssignmentBodySchema>;

/** What an assignment asks for: its plain words, and its format where it has one. */
export const describedFields = {
  description: z.string(),
  richDescription: storedRichTextSchema.nullable(),
};

/** The assignment as its editor needs it. */
export const assignmentDetailSchema = z.object({
  id: assignmentIdSchema,
  classId: classIdSchema,
  title: z.string(),
  ...describedFields,
  startDate: instantSchema,
  endDate: instantSchema,
  postDate: instantSchema,
  ...propertyOf(assignmentFields, 'kept'),
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
      /** What is done to it where it is sent back as it is: it is there. */
      draftStatus: z.literal('UPDATE'),
      draftPeerReviewDeadline: instantSchema.nullable().optional(),
      /** How many students have handed this draft in. */
      numberOfSubmissions: z.number().int(),
    }),
  ),
  templates: z.array(assignmentFileSchema),
  rubric: storedRubricSchema.nullable(),
  expectations: expectationsSchema,
  /** What a change would touch. */
  numberOfStarted: z.number().int(),
  numberOfGraded: z.number().int(),
  /** Texts that were scored by the rubric: they are scored anew when it changes. */
  numberOfScored: z.number().int(),
  ...peerReviewRoundFields,
});
export type AssignmentDetail = z.infer<typeof assignmentDetailSchema>;
