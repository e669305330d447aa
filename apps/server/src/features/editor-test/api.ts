import * as calls from '@redraft/contracts/calls/editor-test';
import { defineRoute } from '../../platform/route.ts';
import { openSampleFrame } from './service.ts';

export const editorTestRoutes = [
  defineRoute(calls.openSampleFrame, {
    permission: 'editor.test',
    handler: ({ actor, query, now, request: { server } }) =>
      openSampleFrame(actor, { ...query, editorHost: server.editorHost }, now),
  }),
];
