import { expect, it } from 'vitest';
import { type Outcome, verdictOn } from './delivery-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const answered = (status: number, retryAfter?: string): Outcome => ({
  kind: 'answered',
  status,
  retryAfter,
});
const first = { failures: 0, tries: 1 };

it.each([200, 201, 202, 204])('an event answered with %i is sent', (status) => {
  expect(verdictOn(answered(status), first, now)).toEqual({ kind: 'sent' });
});

it.each<[string, Outcome, { failures: number; tries: number }, number]>([
  ['nobody answers', { kind: 'unanswered', reason: 'No answer.' }, first, 15],
  ['nobody answers for the third time', { kind: 'unanswered', reason: '' }, { failures: 2, tries: 3 }, 60],
  ['nobody answers for days', { kind: 'unanswered', reason: '' }, { failures: 900, tries: 900 }, 3600],
  ['the server is broken', answered(500), first, 15],
  ['the server is away', answered(503), first, 15],
  ['the server is away for a while', answered(503, '120'), first, 120],
  ['too many came', answered(429, 'Sat, 28 Nov 2026 12:05:00 GMT'), first, 300],
  ['it asks for longer than anybody waits', answered(429, '999999999'), first, 6 * 3600],
  ['it asks for what nobody understands', answered(429, 'soon'), first, 15],
  ['it took too long', answered(408), first, 15],
])('an endpoint is paused if %s', (_name, outcome, known, seconds) => {
  expect(verdictOn(outcome, known, now)).toMatchObject({ kind: 'pause', until: after(seconds) });
});

it.each([
  [400, 1, 60],
  [401, 2, 120],
  [404, 4, 480],
  [302, 1, 60],
  [410, 50, 3600],
])('an event refused with %i at attempt %i is retried alone', (status, tries, seconds) => {
  expect(verdictOn(answered(status), { failures: 0, tries }, now)).toEqual({
    kind: 'later',
    problem: `HTTP ${status}`,
    nextTryAt: after(seconds),
  });
});
