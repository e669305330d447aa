import { defineCall } from '../call.ts';
import { editorSampleFrameSchema, editorSampleQuerySchema } from '../editor-samples.ts';

export const openSampleFrame = defineCall({
  method: 'POST',
  path: '/api/editor/sample/frame',
  summary: 'Try the editor on a document of nobody: the own one of a type, or another by its number',
  query: editorSampleQuerySchema,
  answer: editorSampleFrameSchema,
  errors: ['not_found', 'document.no_editor'],
});
