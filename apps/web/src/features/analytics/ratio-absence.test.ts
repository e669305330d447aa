import { expect, it } from 'vitest';
import { findRatioAbsence } from './ratio-absence.ts';

it.each([
  ['is shown', { activeToThink: 0.5, realSeconds: 700 }, null],
  ['is not shown below ten minutes', { activeToThink: null, realSeconds: 599 }, 'ratioShort'],
  [
    'is missing without think time, however long the text took',
    { activeToThink: null, realSeconds: 600 },
    'ratioNoThink',
  ],
])('a ratio %s', (_name, metrics, reason) => {
  expect(findRatioAbsence(metrics)).toBe(reason);
});
