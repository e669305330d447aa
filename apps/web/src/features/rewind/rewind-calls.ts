import type { RewindMarks, RewindOverview, RewindWindow, SubmissionId, TextDiff } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/rewind';
import type { RewindPosition } from '../../domain/revisions/index.ts';
import { callApi } from '../../lib/api.ts';

export function loadRewindOverview(
  submissionId: SubmissionId,
  position: RewindPosition,
): Promise<RewindOverview> {
  const time = position.kind === 'time' ? new Date(position.at).toISOString() : undefined;
  return callApi(calls.readRewindOverview, { query: { submissionId, time } });
}

/** The saves around a given one. */
export function loadRewindWindow(
  query: { submissionId: SubmissionId; save: number },
  signal: AbortSignal,
): Promise<RewindWindow> {
  return callApi(calls.readRewindWindow, { query: query, signal });
}

export function loadRewindMarks(submissionId: SubmissionId, signal: AbortSignal): Promise<RewindMarks> {
  return callApi(calls.readRewindMarks, { query: { submissionId }, signal });
}

/** Compares two versions. */
export function compareVersions(
  versions: { oldId: string; newId: string },
  signal: AbortSignal,
): Promise<TextDiff> {
  return callApi(calls.compareVersions, { query: versions, signal });
}
