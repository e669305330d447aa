import type { AssignmentId, Heatmap, SubmissionId, TimeMetrics, WordsOverTime } from '@redraft/contracts';
import * as analyticsCalls from '@redraft/contracts/calls/analytics';
import * as educationCalls from '@redraft/contracts/calls/education';
import * as workspaceFiguresCalls from '@redraft/contracts/calls/workspace-figures';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** The API area: teaching staff and assistants, coordinators, or students for their own texts. */
export type CallArea = 'classes' | 'education' | 'student';

export function loadTimeMetrics(id: SubmissionId, area: CallArea): Promise<TimeMetrics> {
  if (area === 'education') return callApi(educationCalls.readOverseenTimes, { query: { id } });
  if (area === 'student') return callApi(workspaceFiguresCalls.readOwnTimes, { query: { id } });
  return callApi(analyticsCalls.readTimeMetrics, { query: { id } });
}

export async function setRatioBands(assignmentId: AssignmentId, isKept: boolean): Promise<void> {
  await callApi(analyticsCalls.setRatioBands, { body: { assignmentId, isKept } });
}

export const heatmapQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['heatmap', id], queryFn: () => loadHeatmap(id, area) });

function loadHeatmap(id: SubmissionId, area: CallArea): Promise<Heatmap> {
  if (area === 'education') return callApi(educationCalls.readOverseenHeatmap, { query: { id } });
  if (area === 'student') return callApi(workspaceFiguresCalls.readOwnHeatmap, { query: { id } });
  return callApi(analyticsCalls.readHeatmap, { query: { id } });
}

export const wordsQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['words-over-time', id], queryFn: () => loadWordsOverTime(id, area) });

function loadWordsOverTime(submissionId: SubmissionId, area: CallArea): Promise<WordsOverTime> {
  if (area === 'education')
    return callApi(educationCalls.readOverseenWordsOverTime, { query: { id: submissionId } });
  if (area === 'student')
    return callApi(workspaceFiguresCalls.readOwnWordsOverTime, { query: { id: submissionId } });
  return callApi(analyticsCalls.readWordsOverTime, { query: { submissionId } });
}

/** The essay map (where and when the text was edited), as an HTML string. */
export const essayMapQuery = (id: SubmissionId, area: CallArea) =>
  queryOptions({ queryKey: ['essay-map', id], queryFn: () => loadEssayMap(id, area) });

function loadEssayMap(id: SubmissionId, area: CallArea): Promise<string> {
  if (area === 'education') return callApi(educationCalls.readOverseenChangeMap, { query: { id } });
  if (area === 'student') return callApi(workspaceFiguresCalls.readOwnChangeMap, { query: { id } });
  return callApi(analyticsCalls.readChangeMap, { query: { submissionId: id } });
}
