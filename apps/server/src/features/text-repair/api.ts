import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/text-repair';
import { applyRepair, discardRepair, loadRepairState } from '../../domain/text-repairs/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { listNames, selectOptionalRepairable } from './queries.ts';
import { openRepairFrame, searchSubmissions } from './service.ts';

const permission = 'submission.repair';

export const textRepairRoutes = [
  defineRoute(calls.listAccountNames, {
    permission,
    handler: ({ query }) => listNames(query.name),
  }),
  defineRoute(calls.searchSubmissions, {
    permission,
    handler: ({ actor, body, now }) => searchSubmissions(actor, body, now),
  }),
  defineRoute(calls.readRepairable, {
    permission,
    handler: async ({ query }) => (await selectOptionalRepairable(query.submissionId)) ?? false,
  }),
  defineRoute(calls.openRepair, {
    permission,
    handler: ({ actor, query, now, request }) =>
      openRepairFrame(actor, { ...query, editorHost: request.server.editorHost }, now),
  }),
  defineRoute(calls.readRepair, {
    permission,
    handler: ({ actor, query }) => loadRepairState(actor, query.submissionId),
  }),
  defineRoute(calls.saveRepair, {
    permission,
    handler: async ({ actor, body, now }) => {
      await applyRepair(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.dropRepair, {
    permission,
    handler: async ({ actor, query, now }) => {
      await discardRepair(actor, query.submissionId, now);
      return success;
    },
  }),
];
