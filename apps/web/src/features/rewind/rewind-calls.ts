import type { RewindMarks, RewindOverview, RewindWindow, SubmissionId, TextDiff } from '@redraft/contracts';
import {
  rewindMarksSchema,
  rewindOverviewSchema,
  rewindWindowSchema,
  textDiffSchema,
} from '@redraft/contracts';
import type { RewindMoment } from '../../domain/revisions/index.ts';
import { callApi } from '../../lib/api.ts';

export function loadRewindOverview(
  submissionId: SubmissionId,
  moment: RewindMoment,
): Promise<RewindOverview> {
  const time = moment.kind === 'time' ? new Date(moment.at).toISOString() : undefined;
  return callApi('GET', '/api/rewind/overview', {
    query: { submissionId, time },
    answer: rewindOverviewSchema,
  });
}

/** The saves around one of them. */
export function loadRewindWindow(
  wanted: { submissionId: SubmissionId; save: number },
  signal: AbortSignal,
): Promise<RewindWindow> {
  return callApi('GET', '/api/rewind/window', { query: wanted, answer: rewindWindowSchema, signal });
}

export function loadRewindMarks(submissionId: SubmissionId, signal: AbortSignal): Promise<RewindMarks> {
  return callApi('GET', '/api/rewind/marks', { query: { submissionId }, answer: rewindMarksSchema, signal });
}

/** What became of one version until another. */
export function compareVersions(
  versions: { oldId: string; newId: string },
  signal: AbortSignal,
): Promise<TextDiff> {
  return callApi('POST', '/api/classes/textdiff', { query: versions, answer: textDiffSchema, signal });
}
