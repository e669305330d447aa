import type { AssignmentId, Heatmap, SubmissionId, TimeMetrics, WordsOverTime } from '@redraft/contracts';
import { heatmapSchema, timeMetricsSchema, wordsOverTimeSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function loadTimeMetrics(id: SubmissionId): Promise<TimeMetrics> {
  return callApi('POST', '/api/classes/getTimeConsumed', { query: { id }, answer: timeMetricsSchema });
}

export async function setRatioBands(assignmentId: AssignmentId, isKept: boolean): Promise<void> {
  await callApi('PUT', '/api/classes/ratioBands', {
    body: { assignmentId, isKept },
    answer: z.object({ isKept: z.boolean() }),
  });
}

export function loadHeatmap(id: SubmissionId): Promise<Heatmap> {
  return callApi('POST', '/api/classes/getHeatmapLogs', { query: { id }, answer: heatmapSchema });
}

export function loadWordsOverTime(submissionId: SubmissionId): Promise<WordsOverTime> {
  return callApi('POST', '/api/classes/wordchangebyessayTime', {
    query: { submissionId },
    answer: wordsOverTimeSchema,
  });
}
