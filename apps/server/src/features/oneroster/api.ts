import { limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/oneroster';
import {
  addRosterSource,
  changeRosterSource,
  importDelivery,
  readRosterSources,
  readServiceImport,
  removeRosterSource,
  requestServiceImport,
} from '../../domain/oneroster/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';

const permission = 'account.manage';

export const rosterSourceRoutes = [
  defineRoute(calls.listRosterSources, { permission, handler: () => readRosterSources() }),
  defineRoute(calls.addRosterSource, {
    permission,
    handler: async ({ actor, body, now }) => ({ id: await addRosterSource(actor, body, now) }),
  }),
  defineRoute(calls.changeRosterSource, {
    permission,
    handler: async ({ actor, body, now }) => {
      await changeRosterSource(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeRosterSource, {
    permission,
    handler: async ({ actor, query, now }) => {
      await removeRosterSource(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.importRosterFiles, {
    permission,
    upload: { maxFileBytes: limits.oneRosterBytes, tooLarge: 'document.too_large' },
    limitPerMinute: 30,
    handler: async ({ actor, body, now, request }) => {
      const { id: sourceId, file: sent = [], dryRun: isDryRun, digest } = body;
      if (sent.length === 0) throw new AppError('template.file_required');
      const files = await Promise.all(
        sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
      );
      const isLocal = request.server.hasLocalAccounts;
      const delivery = { kind: 'files' as const, files };
      return importDelivery(actor.userId, { sourceId, delivery, isDryRun, digest, isLocal }, now);
    },
  }),
  defineRoute(calls.importRosterService, {
    permission,
    // Each reads all of an external service.
    limitPerMinute: 6,
    handler: ({ actor, body, now }) => {
      const { id: sourceId, dryRun: isDryRun, digest } = body;
      return requestServiceImport(actor.userId, { sourceId, isDryRun, digest }, now);
    },
  }),
  defineRoute(calls.readRosterServiceImport, {
    permission,
    handler: ({ query }) => readServiceImport(query.id),
  }),
];
