import type { z } from 'zod';
import { contentTypeSchema } from './content-types.ts';
import { editorAppearanceSchema, editorFrameSchema } from './editor.ts';
import { fileIdSchema } from './ids.ts';

/** A document for trying the editor: the one with this ID, or the user's own one of the type. */
export const editorSampleQuerySchema = editorAppearanceSchema.extend({
  type: contentTypeSchema,
  id: fileIdSchema.optional(),
});

export const editorSampleFrameSchema = editorFrameSchema.extend({ fileId: fileIdSchema });
export type EditorSampleFrame = z.infer<typeof editorSampleFrameSchema>;
