import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from '@redraft/contracts';
import { z } from 'zod';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { listActions } from './queries.ts';
import { exportAuditLog, readAuditLog } from './service.ts';

export const auditLogRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who saw or changed what, and when; the newest first',
    permission: 'audit.read',
    query: auditQuerySchema,
    answer: auditPageSchema,
    handler: ({ query }) => readAuditLog(query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/audit/actions',
    summary: 'The kinds of acts that were ever recorded',
    permission: 'audit.read',
    answer: z.array(z.string()),
    handler: () => listActions(),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/admin/audit/file',
    summary: 'The same as comma-separated values',
    permission: 'audit.read',
    query: auditExportQuerySchema,
    handler: ({ actor, query, now }) => exportAuditLog(actor, query, now),
  }),
];
