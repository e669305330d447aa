import { describe, expect, it } from 'vitest';
import { addressOfPart, findLink, judgeAnswer, type ServiceOutcome } from './service-answer-rules.ts';

const now = new Date('2026-11-28T10:00:00Z');
const answer = (status: number, retryAfter?: string): ServiceOutcome => ({
  kind: 'answered',
  status,
  retryAfter,
});
const secondsOf = (outcome: ServiceOutcome, failures = 0) => {
  const verdict = judgeAnswer(outcome, failures, now);
  return verdict.kind === 'later' ? (verdict.until.getTime() - now.getTime()) / 1000 : verdict.kind;
};

describe('the answer of a service', () => {
  it.each<[string, ServiceOutcome, number | string]>([
    ['is taken', answer(200), 'done'],
    ['is taken without words', answer(204), 'done'],
    ['says that there is something newer', answer(409), 'newer'],
    ['refuses', answer(403), 'refused'],
    ['does not know the column', answer(404), 'refused'],
    ['still refuses with a new token', answer(401), 'refused'],
    ['asks for a pause', answer(429, '120'), 120],
    ['asks for a pause until then', answer(503, 'Sat, 28 Nov 2026 10:05:00 GMT'), 300],
    ['asks for a day, and is asked again before', answer(429, '86400'), 21_600],
    ['asks for no sensible pause', answer(429, 'soon'), 15],
    ['is an accident', answer(500), 15],
    ['does not come', { kind: 'unanswered', reason: 'no_answer' }, 15],
    ['is not asked for', { kind: 'not asked', reason: 'address_refused' }, 'refused'],
    ['needs a token that is refused', { kind: 'token refused', status: 401 }, 'refused'],
    ['needs a token that comes later', { kind: 'token refused', status: 429 }, 15],
  ])('%s', (_, outcome, expected) => {
    expect(secondsOf(outcome)).toBe(expected);
  });

  it('a service that does not answer is retried after a longer time at each failure, up to an hour', () => {
    const waits = [0, 1, 2, 3, 30].map((failures) => secondsOf(answer(500), failures));
    expect(waits).toEqual([15, 30, 60, 120, 3600]);
  });
});

describe('URLs of a service', () => {
  it('the URL of a sub-resource of a line item has its path before the query', () => {
    expect(addressOfPart('https://school.example/items/7?type=lti', 'scores')).toBe(
      'https://school.example/items/7/scores?type=lti',
    );
    expect(addressOfPart('https://school.example/items/7/', 'results', ['user_id', 'a b'])).toBe(
      'https://school.example/items/7/results?user_id=a+b',
    );
  });

  it.each([
    ['<https://school.example/list?page=2>; rel="next"', 'https://school.example/list?page=2'],
    ['<?page=1>; rel="first", <?page=3>; rel="next"', 'https://school.example/list?page=3'],
    ['</list?page=2>; title="a, b"; rel=next', 'https://school.example/list?page=2'],
    ['</list?page=2>; rel="last next"', 'https://school.example/list?page=2'],
    ['</list?page=2>; rel="nextish"', null],
    ['<https://school.example/list>; rel="differences"', null],
    [undefined, null],
  ])('the URL of the next page in the Link header %s is %s', (link, expected) => {
    expect(findLink(link, 'next', 'https://school.example/list')).toBe(expected);
  });
});
