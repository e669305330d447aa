import { expect, it } from 'vitest';
import { isNewVisit } from './visit-rules.ts';

const now = new Date('2026-10-05T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['nobody has looked before', null, true],
  ['it was recorded this moment', minutesAgo(0), false],
  ['it was recorded a minute ago', minutesAgo(1), false],
  ['it was recorded just within half an hour', new Date(minutesAgo(30).getTime() + 1), false],
  ['it was recorded half an hour ago', minutesAgo(30), true],
  ['it was recorded yesterday', minutesAgo(24 * 60), true],
  ['a server whose clock is ahead recorded it', minutesAgo(-2), false],
])('an access for which %s starts a new visit: %j → %s', (_when, recordedAt, isNew) => {
  expect(isNewVisit(recordedAt, now)).toBe(isNew);
});
