import * as calls from '@redraft/contracts/calls/operations';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import { presentChecks } from './present.ts';
import { readEditorConsole, readJobs, retryFailed } from './service.ts';

export const operationsRoutes = [
  defineRoute(calls.readJobs, {
    permission: 'system.operate',
    handler: () => readJobs(),
  }),
  defineRoute(calls.retryFailedJobs, {
    permission: 'system.operate',
    handler: ({ actor, body, now }) => retryFailed(actor, body, now),
  }),
  defineRoute(calls.readSystemChecks, {
    permission: 'system.operate',
    limitPerMinute: 12,
    handler: async ({ request }) =>
      presentChecks(await request.server.runSystemChecks(), readerLanguage(request)),
  }),
  defineRoute(calls.readEditorConsole, {
    permission: 'system.operate',
    handler: ({ now, request }) => readEditorConsole(request.server.editorHost, now),
  }),
];
