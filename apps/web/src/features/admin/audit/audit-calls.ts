import { type AuditSearch, auditPageSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../../lib/api.ts';
import { downloadFile } from '../../../lib/files.ts';

export function loadEntries(search: AuditSearch, before: number | null, signal: AbortSignal) {
  const query = { ...search, ...(before !== null && { before }) };
  return callApi('GET', '/api/admin/audit', { query, answer: auditPageSchema, signal });
}

export function loadActions(signal: AbortSignal) {
  return callApi('GET', '/api/admin/audit/actions', { answer: z.array(z.string()), signal });
}

export function downloadEntries(query: AuditSearch & { separator: 'comma' | 'semicolon' }): Promise<void> {
  return downloadFile('/api/admin/audit/file', query);
}
