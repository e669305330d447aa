import * as calls from '@redraft/contracts/calls/versions';
import { defineRoute } from '../../platform/route.ts';
import { listOwnSaves, listOwnVersions, readOwnVersion, restoreVersion } from './service.ts';

export const versionRoutes = [
  defineRoute(calls.listOwnVersions, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => listOwnVersions(actor, query),
  }),
  defineRoute(calls.listOwnSaves, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => listOwnSaves(actor, query),
  }),
  defineRoute(calls.readOwnVersion, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => readOwnVersion(actor, query),
  }),
  defineRoute(calls.restoreVersion, {
    permission: 'assignment.write',
    handler: ({ actor, body, now }) => restoreVersion(actor, body, now),
  }),
];
