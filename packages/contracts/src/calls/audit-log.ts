import { z } from 'zod';
import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from '../audit-log.ts';
import { defineCall } from '../call.ts';

export const readAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who saw or changed what, and when; the newest first',
  query: auditQuerySchema,
  answer: auditPageSchema,
});

export const listAuditedActions = defineCall({
  method: 'GET',
  path: '/api/admin/audit/actions',
  summary: 'The kinds of acts that were ever recorded',
  answer: z.array(z.string()),
});

export const exportAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit/file',
  summary: 'The same as comma-separated values',
  query: auditExportQuerySchema,
  answer: 'file',
});
