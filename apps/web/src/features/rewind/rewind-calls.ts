import type { Heatmap, RewindLog, SubmissionId, WordsOverTime } from '@redraft/contracts';
import { heatmap, rewindLog, wordsOverTime } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadRewindLog(submissionId: SubmissionId): Promise<RewindLog> {
  return callApi('GET', '/api/rewind/log', { query: { submissionId }, answer: rewindLog });
}

export function loadHeatmap(id: SubmissionId): Promise<Heatmap> {
  return callApi('POST', '/api/classes/getHeatmapLogs', { query: { id }, answer: heatmap });
}

export function loadWordsOverTime(submissionId: SubmissionId): Promise<WordsOverTime> {
  return callApi('POST', '/api/classes/wordchangebyessayTime', {
    query: { submissionId },
    answer: wordsOverTime,
  });
}
