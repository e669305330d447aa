import type { SubmissionId, VersionList, VersionSaves, VersionText } from '@redraft/contracts';
import { versionListSchema, versionSavesSchema, versionTextSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadVersions(
  query: { submissionId: SubmissionId; before?: number },
  signal: AbortSignal,
): Promise<VersionList> {
  return callApi('GET', '/api/student/versions', { query, answer: versionListSchema, signal });
}

export function loadSaves(
  query: { submissionId: SubmissionId; first: number; last: number },
  signal: AbortSignal,
): Promise<VersionSaves> {
  return callApi('GET', '/api/student/versions/saves', { query, answer: versionSavesSchema, signal });
}

export function loadVersionText(
  query: { submissionId: SubmissionId; seq: number },
  signal: AbortSignal,
): Promise<VersionText> {
  return callApi('GET', '/api/student/versions/text', { query, answer: versionTextSchema, signal });
}

export function restoreVersion(body: {
  submissionId: SubmissionId;
  seq: number;
  head: number;
}): Promise<void> {
  return callApi('POST', '/api/student/versions/restore', { creates: true, body });
}
