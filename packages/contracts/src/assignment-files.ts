import { z } from 'zod';
import { anyContentTypeSchema, contentTypeSchema } from './content-types.ts';
import { editorAppearanceSchema } from './editor.ts';
import { assignmentFileIdSchema, assignmentIdSchema, templateIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { optionalTitle } from './texts.ts';
import { flagSchema } from './wire.ts';

const assignmentFileTypeSchema = z.enum(['MAIN', 'ADDITIONAL']);
const assignmentFileTitleSchema = optionalTitle(limits.fileTitle);

/** A file of an assignment: the main one, or an additional one; its wire names are older than the word. */
export const assignmentFileSchema = z.object({
  id: assignmentFileIdSchema,
  type: assignmentFileTypeSchema,
  contentType: contentTypeSchema,
  title: z.string(),
  assignmentId: assignmentIdSchema,
  /** The title of the chosen template; null while the file is blank. */
  templateTitle: z.string().nullable(),
  /** The chosen one in the library, while it is still there. */
  templateFileId: templateIdSchema.nullable(),
  allowImport: z.boolean(),
  /** How many students have their own copy already: what is changed here no longer reaches them. */
  numberOfCopies: z.number().int(),
  /** Whether it can be opened in the embedded editor. */
  hasEditor: z.boolean(),
});
export type AssignmentFile = z.infer<typeof assignmentFileSchema>;

/** One that is not stored yet: part of `createAssignment`, and the body of `PUT auxfiles/assignment`. */
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

/** `PUT auxfiles/assignments`: what can be changed of stored ones. Other fields are not read. */
export const changeAssignmentFilesBodySchema = z
  .array(z.object({ id: assignmentFileIdSchema, title: assignmentFileTitleSchema, allowImport: z.boolean() }))
  .min(1)
  .max(20);
export const allowImportQuerySchema = z.object({ id: assignmentFileIdSchema, allowImport: flagSchema });
export const applyTemplateQuerySchema = z.object({
  assignmentTemplateId: assignmentFileIdSchema,
  /** From the library; without it the file becomes blank again. */
  templateId: templateIdSchema.optional(),
});

/** Opens a file of an assignment in the editor. */
export const assignmentFileFrameQuerySchema = editorAppearanceSchema.extend({ id: assignmentFileIdSchema });
