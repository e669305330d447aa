import type { z } from 'zod';
import { contentTypeSchema } from './content-types.ts';
import { editorAppearanceSchema, editorFrameSchema } from './editor.ts';
import { fileIdSchema } from './ids.ts';

/** A document to try the editor on: that of the number, or the own one of the type. */
export const editorSampleQuerySchema = editorAppearanceSchema.extend({
  type: contentTypeSchema,
  id: fileIdSchema.optional(),
});

export const editorSampleFrameSchema = editorFrameSchema.extend({ fileId: fileIdSchema });
export type EditorSampleFrame = z.infer<typeof editorSampleFrameSchema>;
