import { written } from '@redraft/sentences';
import { z } from 'zod';
import { assignmentFile, newAssignmentFile } from './assignment-files.ts';
import { assignmentId, classId, draftId } from './ids.ts';
import { limits } from './limits.ts';
import { keptRubric, rubricContent } from './rubrics.ts';
import { anyContentType, contentType } from './templates.ts';
import { noteText, optionalTitle, titleText } from './texts.ts';
import { chosenInstant, hundredPoints, instant, rowVersion } from './wire.ts';

export const draftItem = z.object({
  draftId: draftId.nullable().default(null),
  draftTitle: optionalTitle(limits.draftTitle, {
    tooLong: written('assignment.draft_title_too_long', { max: limits.draftTitle }),
  }),
  draftDeadline: chosenInstant,
  draftPointValue: hundredPoints,
  draftStatus: z.enum(['CREATE', 'UPDATE', 'DELETE']).optional(),
  draftType: z.enum(['DRAFT', 'FINAL']).default('DRAFT'),
  draftIndex: z.number().int().optional(),
  draftPeerReviewDeadline: chosenInstant.nullable().optional(),
});
export type DraftItem = z.infer<typeof draftItem>;

const assignmentFields = {
  title: titleText(limits.assignmentTitle, { missing: written('value.title_required') }),
  pointValue: hundredPoints,
  description: noteText(limits.assignmentDescription),
  startDate: chosenInstant,
  endDate: chosenInstant,
  postDate: chosenInstant,
  preventAfterDueDate: z.boolean(),
  autoSubmission: z.boolean(),
  autoEvaluate: z.boolean(),
  autoAccept: z.boolean(),
  autoItemsDisable: z.boolean(),
  showAnalytics: z.boolean(),
  showAnalyticsAlways: z.boolean(),
  uploadFile: z.boolean(),
  multiDraft: z.boolean(),
  visible: z.boolean(),
  draftSubmissions: z
    .array(draftItem)
    .max(limits.drafts, written('assignment.too_many_drafts', { max: limits.drafts })),
  rubric: rubricContent.nullable(),
};

export const createAssignmentBody = z.object({
  ...assignmentFields,
  description: assignmentFields.description.default(''),
  postDate: chosenInstant.optional(),
  preventAfterDueDate: z.boolean().default(false),
  autoSubmission: z.boolean().default(false),
  autoEvaluate: z.boolean().default(false),
  autoAccept: z.boolean().default(false),
  autoItemsDisable: z.boolean().default(false),
  showAnalytics: z.boolean().default(false),
  showAnalyticsAlways: z.boolean().default(false),
  uploadFile: z.boolean().default(false),
  multiDraft: z.boolean().default(false),
  visible: z.boolean().default(true),
  draftSubmissions: assignmentFields.draftSubmissions.default([]),
  rubric: assignmentFields.rubric.optional(),
  classId,
  /** Of the main file, unless `templates` has one. */
  mainFileType: anyContentType.default('DOCUMENT'),
  /** The main file may be among them. */
  templates: z
    .array(newAssignmentFile)
    .max(1 + limits.additionalFiles)
    .default([]),
});
export type CreateAssignmentBody = z.infer<typeof createAssignmentBody>;

/** What is not given stays as it is: a field has no default here. */
export const updateAssignmentBody = z
  .object({ ...assignmentFields, stoped: z.boolean() })
  .partial()
  .extend({ id: assignmentId, version: rowVersion.optional() });
export type UpdateAssignmentBody = z.infer<typeof updateAssignmentBody>;

/** The assignment as its editor needs it. */
export const assignmentDetail = z.object({
  id: assignmentId,
  classId,
  title: z.string(),
  pointValue: z.number(),
  description: z.string(),
  startDate: instant,
  endDate: instant,
  postDate: instant,
  preventAfterDueDate: z.boolean(),
  autoSubmission: z.boolean(),
  autoEvaluate: z.boolean(),
  autoAccept: z.boolean(),
  autoItemsDisable: z.boolean(),
  showAnalytics: z.boolean(),
  showAnalyticsAlways: z.boolean(),
  uploadFile: z.boolean(),
  multiDraft: z.boolean(),
  visible: z.boolean(),
  stoped: z.boolean(),
  mainFileType: contentType,
  classEndDate: instant,
  version: z.number().int(),
  draftSubmissions: z.array(
    draftItem.extend({
      draftId,
      draftTitle: z.string(),
      draftDeadline: instant,
      draftPeerReviewDeadline: instant.nullable().optional(),
      /** How many students have handed this draft in. */
      numberOfSubmissions: z.number().int(),
    }),
  ),
  templates: z.array(assignmentFile),
  rubric: keptRubric.nullable(),
  /** What a change would touch. */
  numberOfStarted: z.number().int(),
  numberOfGraded: z.number().int(),
});
export type AssignmentDetail = z.infer<typeof assignmentDetail>;
