import type { AuditSearch } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/audit-log';
import { callApi } from '../../../lib/api.ts';
import { downloadFile } from '../../../lib/files.ts';

export function loadEntries(search: AuditSearch, beforeId: number | null, signal: AbortSignal) {
  const query = { ...search, ...(beforeId !== null && { before: beforeId }) };
  return callApi(calls.readAuditLog, { query, signal });
}

export function loadActions(signal: AbortSignal) {
  return callApi(calls.listAuditedActions, { signal });
}

export function downloadEntries(query: AuditSearch & { separator: 'comma' | 'semicolon' }): Promise<void> {
  return downloadFile(calls.exportAuditLog, query);
}
