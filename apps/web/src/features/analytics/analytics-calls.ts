import type { AssignmentId, Heatmap, SubmissionId, TimeMetrics, WordsOverTime } from '@redraft/contracts';
import { heatmapSchema, timeMetricsSchema, wordsOverTimeSchema } from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** The same figures are asked for by those who teach or assist, and by coordinators; of the own text by its student. */
export type CallArea = 'classes' | 'education' | 'student';

/** What comes as JSON in a text. */
const heatmapTextSchema = z.string().transform((text) => heatmapSchema.parse(JSON.parse(text)));

export function loadTimeMetrics(id: SubmissionId, area: CallArea): Promise<TimeMetrics> {
  if (area === 'education')
    return callApi('POST', '/api/education/submission', { query: { id }, answer: timeMetricsSchema });
  if (area === 'student')
    return callApi('POST', '/api/student/graph/times', { query: { id }, answer: timeMetricsSchema });
  return callApi('POST', '/api/classes/getTimeConsumed', { query: { id }, answer: timeMetricsSchema });
}

export async function setRatioBands(assignmentId: AssignmentId, isKept: boolean): Promise<void> {
  await callApi('PUT', '/api/classes/ratioBands', {
    body: { assignmentId, isKept },
    answer: z.object({ isKept: z.boolean() }),
  });
}

export const heatmapQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['heatmap', id], queryFn: () => loadHeatmap(id, area) });

function loadHeatmap(id: SubmissionId, area: CallArea): Promise<Heatmap> {
  if (area === 'education')
    return callApi('POST', '/api/education/getHeatmapLogs', { query: { id }, answer: heatmapTextSchema });
  if (area === 'student')
    return callApi('POST', '/api/student/graph/heatmap', { query: { id }, answer: heatmapSchema });
  return callApi('POST', '/api/classes/getHeatmapLogs', { query: { id }, answer: heatmapSchema });
}

export const wordsQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['words-over-time', id], queryFn: () => loadWordsOverTime(id, area) });

function loadWordsOverTime(submissionId: SubmissionId, area: CallArea): Promise<WordsOverTime> {
  if (area === 'education')
    return callApi('POST', '/api/education/wordchangebyessayTime', {
      query: { id: submissionId },
      answer: wordsOverTimeSchema,
    });
  if (area === 'student')
    return callApi('POST', '/api/student/graph/wordchange', {
      query: { id: submissionId },
      answer: wordsOverTimeSchema,
    });
  return callApi('POST', '/api/classes/wordchangebyessayTime', {
    query: { submissionId },
    answer: wordsOverTimeSchema,
  });
}

/** Where in the text work was done, and when, as HTML in a text. */
export const essayMapQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['essay-map', id], queryFn: () => loadEssayMap(id, area) });

function loadEssayMap(id: SubmissionId, area: CallArea): Promise<string> {
  const answer = z.string();
  if (area === 'education') return callApi('POST', '/api/education/getChangeDist', { query: { id }, answer });
  if (area === 'student') return callApi('POST', '/api/student/graph/essaymap', { query: { id }, answer });
  return callApi('POST', '/api/classes/getChangeDist', { query: { submissionId: id }, answer });
}
