import { z } from 'zod';
import { editorLook } from './editor.ts';
import { assignmentFileId, assignmentId, templateId } from './ids.ts';
import { limits } from './limits.ts';
import { anyContentType, contentType } from './templates.ts';
import { optionalTitle } from './texts.ts';
import { flag } from './wire.ts';

const assignmentFileType = z.enum(['MAIN', 'ADDITIONAL']);
const assignmentFileTitle = optionalTitle(limits.fileTitle);

/** A file of an assignment: the main one, or an additional one; its wire names are older than the word. */
export const assignmentFile = z.object({
  id: assignmentFileId,
  type: assignmentFileType,
  contentType,
  title: z.string(),
  assignmentId,
  /** The title of the chosen template; null while the file is blank. */
  templateTitle: z.string().nullable(),
  /** The chosen one in the library, while it is still there. */
  templateFileId: templateId.nullable(),
  allowImport: z.boolean(),
  /** How many students have their own copy already: what is changed here no longer reaches them. */
  numberOfCopies: z.number().int(),
  /** Whether it can be opened in the embedded editor. */
  hasEditor: z.boolean(),
});
export type AssignmentFile = z.infer<typeof assignmentFile>;

/** One that is not stored yet: part of `createAssignment`, and the body of `PUT auxfiles/assignment`. */
export const newAssignmentFile = z.object({
  assignmentTemplateType: assignmentFileType.default('ADDITIONAL'),
  contentType: anyContentType,
  title: assignmentFileTitle.default(''),
  /** From the library; blank without it. */
  templateFileId: templateId.nullable().default(null),
  allowImport: z.boolean().default(false),
});
export type NewAssignmentFile = z.infer<typeof newAssignmentFile>;
export const addAssignmentFileBody = newAssignmentFile.extend({ assignmentId });

/** `PUT auxfiles/assignments`: what can be changed of stored ones. Other fields are not read. */
export const changeAssignmentFilesBody = z
  .array(z.object({ id: assignmentFileId, title: assignmentFileTitle, allowImport: z.boolean() }))
  .min(1)
  .max(20);
export const allowImportQuery = z.object({ id: assignmentFileId, allowImport: flag });
export const applyTemplateQuery = z.object({
  assignmentTemplateId: assignmentFileId,
  /** From the library; without it the file becomes blank again. */
  templateId: templateId.optional(),
});

/** Opens a file of an assignment in the editor. */
export const assignmentFileFrameQuery = editorLook.extend({ id: assignmentFileId });
