import type { ClassId, SendScoreBody, SentScore } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/lti-grades';
import { callApi } from '../../lib/api.ts';

export async function loadSentScores(classId: ClassId, signal?: AbortSignal): Promise<SentScore[]> {
  return (await callApi(calls.listSentScores, { query: { classId }, signal })).scores;
}

export function sendScoreAgain(body: SendScoreBody): Promise<{ requeued: number }> {
  return callApi(calls.sendScoreAgain, { body });
}
