import { z } from 'zod';
import { anyContentTypeSchema, contentTypeSchema } from './content-types.ts';
import { editorAppearanceSchema } from './editor.ts';
import { assignmentFileIdSchema, assignmentIdSchema, templateIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { optionalTitle } from './texts.ts';
import { flagSchema } from './wire.ts';

const assignmentFileTypeSchema = z.enum(['MAIN', 'ADDITIONAL']);
const assignmentFileTitleSchema = optionalTitle(limits.fileTitle);

/** A file of an assignment: the main one, or an additional one. Some names in the API are older than this term. */
export const assignmentFileSchema = z.object({
  id: assignmentFileIdSchema,
  type: assignmentFileTypeSchema,
  contentType: contentTypeSchema,
  title: z.string(),
  assignmentId: assignmentIdSchema,
  /** Title of the chosen template; null if the file is blank. */
  templateTitle: z.string().nullable(),
  /** The chosen template, if it still exists in the library. */
  templateFileId: templateIdSchema.nullable(),
  allowImport: z.boolean(),
  /** How many students have a copy already, which changes do not affect. */
  numberOfCopies: z.number().int(),
  /** Whether the embedded editor can open it. */
  hasEditor: z.boolean(),
});
export type AssignmentFile = z.infer<typeof assignmentFileSchema>;

/** A file that is not stored yet: part of `createAssignment`, and the body of `PUT auxfiles/assignment`. */
export const newAssignmentFileSchema = z.object({
  assignmentTemplateType: assignmentFileTypeSchema.default('ADDITIONAL'),
  contentType: anyContentTypeSchema,
  title: assignmentFileTitleSchema.default(''),
  /** From the library; blank without it. */
  templateFileId: templateIdSchema.nullable().default(null),
  allowImport: z.boolean().default(false),
});
export type NewAssignmentFile = z.infer<typeof newAssignmentFileSchema>;
export const addAssignmentFileBodySchema = newAssignmentFileSchema.extend({
  assignmentId: assignmentIdSchema,
});

/** `PUT auxfiles/assignments`: the changeable fields of stored files. Other fields are ignored. */
export const changeAssignmentFilesBodySchema = z
  .array(z.object({ id: assignmentFileIdSchema, title: assignmentFileTitleSchema, allowImport: z.boolean() }))
  .min(1)
  .max(20);
export const allowImportQuerySchema = z.object({ id: assignmentFileIdSchema, allowImport: flagSchema });
export const applyTemplateQuerySchema = z.object({
  assignmentTemplateId: assignmentFileIdSchema,
  /** From the library; without it the file becomes blank. */
  templateId: templateIdSchema.optional(),
});

/** Opens a file of an assignment in the editor. */
export const assignmentFileFrameQuerySchema = editorAppearanceSchema.extend({ id: assignmentFileIdSchema });
