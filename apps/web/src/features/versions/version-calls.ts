import type { SubmissionId, VersionList, VersionSaves, VersionText } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/versions';
import { callApi, sendCall } from '../../lib/api.ts';

export function loadVersions(
  query: { submissionId: SubmissionId; before?: number },
  signal: AbortSignal,
): Promise<VersionList> {
  return callApi(calls.listOwnVersions, { query, signal });
}

export function loadSaves(
  query: { submissionId: SubmissionId; first: number; last: number },
  signal: AbortSignal,
): Promise<VersionSaves> {
  return callApi(calls.listOwnSaves, { query, signal });
}

export function loadVersionText(
  query: { submissionId: SubmissionId; seq: number },
  signal: AbortSignal,
): Promise<VersionText> {
  return callApi(calls.readOwnVersion, { query, signal });
}

export function restoreVersion(body: {
  submissionId: SubmissionId;
  seq: number;
  head: number;
}): Promise<void> {
  return sendCall(calls.restoreVersion, { body });
}
