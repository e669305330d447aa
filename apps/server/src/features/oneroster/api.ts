import { importRosterFilesBodySchema, limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/oneroster';
import {
  addRosterSource,
  changeRosterSource,
  readRequestedImport,
  readRosterSources,
  removeRosterSource,
  requestFilesImport,
  requestImport,
} from '../../domain/oneroster/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { spooledFiles } from '../../platform/spool.ts';

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
    body: importRosterFilesBodySchema.extend({ file: spooledFiles() }),
    spool: {
      maxFileBytes: limits.oneRosterBytes,
      maxFiles: limits.oneRosterFiles,
      maxBytes: limits.oneRosterUploadBytes,
      tooLarge: 'oneroster.files_too_large',
    },
    limitPerMinute: 30,
    handler: ({ actor, body, now }) => {
      const { id: sourceId, dryRun: isDryRun, file: files } = body;
      return requestFilesImport(actor.userId, { sourceId, isDryRun, files }, now);
    },
  }),
  defineRoute(calls.requestRosterImport, {
    permission,
    // Each may read all of an external service.
    limitPerMinute: 6,
    handler: ({ actor, body, now }) => {
      const { id: sourceId, dryRun: isDryRun, digest } = body;
      return requestImport(actor.userId, { sourceId, isDryRun, digest }, now);
    },
  }),
  defineRoute(calls.readRequestedRosterImport, {
    permission,
    handler: ({ query }) => readRequestedImport(query.id),
  }),
];
