import { editorSampleFrameSchema as editorSampleFrame, editorSampleQuerySchema } from '@redraft/contracts';
import { defineRoute } from '../../platform/route.ts';
import { openSampleFrame } from './service.ts';

export const editorTestRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/editor/sample/frame',
    summary: 'Try the editor on a document of nobody: the own one of a type, or another by its number',
    permission: 'editor.test',
    query: editorSampleQuerySchema,
    answer: editorSampleFrame,
    errors: ['not_found', 'document.no_editor'],
    handler: ({ actor, query, now, request: { server } }) =>
      openSampleFrame(actor, { ...query, editorHost: server.editorHost }, now),
  }),
];
