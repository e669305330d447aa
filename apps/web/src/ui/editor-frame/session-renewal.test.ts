import { expect, it } from 'vitest';
import { isRenewalDue } from './session-renewal.ts';

const minute = 60_000;

it.each([
  ['with the first words on a page', null, null, true],
  ['not while the answer is pending', null, 0, false],
  ['again a minute after a missing answer', null, -minute, true],
  ['not within the hour after an answer', -59 * minute, -59 * minute, false],
  ['with the first words after that hour', -60 * minute, -60 * minute, true],
  ['again a minute after a later missing answer', -90 * minute, -minute, true],
  ['not sooner', -90 * minute, -minute + 1, false],
] as const)('a session is renewed %s', (_when, heardAt, requestedAt, expected) => {
  const now = 1_000_000_000;
  const at = (offset: number | null) => (offset === null ? null : now + offset);
  expect(isRenewalDue({ answeredAt: at(heardAt), requestedAt: at(requestedAt) }, now)).toBe(expected);
});
