import * as calls from '@redraft/contracts/calls/audit-log';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { listActions } from './queries.ts';
import { exportAuditLog, readAuditLog } from './service.ts';

export const auditLogRoutes = [
  defineRoute(calls.readAuditLog, {
    permission: 'audit.read',
    handler: ({ query }) => readAuditLog(query),
  }),
  defineRoute(calls.listAuditedActions, {
    permission: 'audit.read',
    handler: () => listActions(),
  }),
  defineFileRoute(calls.exportAuditLog, {
    permission: 'audit.read',
    handler: ({ actor, query, now }) => exportAuditLog(actor, query, now),
  }),
];
