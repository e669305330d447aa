import type { SentScoreProblem } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { describeScoreProblem } from './score-problem-rules.ts';

it.each<[string, SentScoreProblem['code'], number | null]>([
  ['HTTP 401', 'not_allowed', 401],
  ['HTTP 403', 'not_allowed', 403],
  ['HTTP 404', 'column_missing', 404],
  ['HTTP 410', 'column_missing', 410],
  ['HTTP 409', 'conflict', 409],
  ['HTTP 400', 'misunderstood', 400],
  ['HTTP 302', 'misunderstood', 302],
  ['HTTP 429', 'overloaded', 429],
  ['HTTP 408', 'unavailable', 408],
  ['HTTP 503', 'unavailable', 503],
  ['token HTTP 400', 'token_refused', 400],
  ['token HTTP 401', 'token_refused', 401],
  ['token HTTP 429', 'overloaded', 429],
  ['token HTTP 500', 'unavailable', 500],
  ['address_refused', 'address_refused', null],
  ['no_answer', 'no_answer', null],
  ['too_large', 'unreadable', null],
  ['line item without id', 'unreadable', null],
  ['endless pages', 'unreadable', null],
  ['platform removed', 'platform_removed', null],
  ['Cannot read properties of undefined', 'failed', null],
  ['constructor', 'failed', null],
])('the recorded problem "%s" is explained by the code %s', (problem, code, status) => {
  expect(describeScoreProblem(problem)).toEqual({ code, status });
});
