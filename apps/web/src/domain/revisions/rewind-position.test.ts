import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RewindPosition, readRewindPosition, withRewindPosition } from './rewind-position.ts';

const positions = fc.oneof<fc.Arbitrary<RewindPosition>[]>(
  fc.constant({ kind: 'start' }),
  fc.integer({ min: 1, max: 999_999_999 }).map((save) => ({ kind: 'save', save })),
  fc
    .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => ({ kind: 'time', at: date.getTime() })),
);

it('an address restores the rewind position it was built for and keeps its other parameters', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const search = withRewindPosition(new URLSearchParams('tab=files&rewind=7'), position);
      expect(readRewindPosition(new URLSearchParams(search.toString()))).toEqual(position);
      expect(search.get('tab')).toBe('files');
    }),
  );
});

it('an address without a rewind position restores none', () => {
  expect(readRewindPosition(new URLSearchParams('tab=files'))).toBeNull();
  expect(withRewindPosition(new URLSearchParams('tab=files&rewind=7'), null).toString()).toBe('tab=files');
});

it.each([
  ['320', { kind: 'save', save: 320 }],
  ['2026-10-05T08:00Z', { kind: 'time', at: Date.parse('2026-10-05T08:00:00Z') }],
  ['2026-10-05T10:00:00+02:00', { kind: 'time', at: Date.parse('2026-10-05T08:00:00Z') }],
  ['0', { kind: 'start' }],
  ['-4', { kind: 'start' }],
  ['1.5', { kind: 'start' }],
  ['12345678901234', { kind: 'start' }],
  ['2026-99-99T08:00Z', { kind: 'start' }],
  ['yesterday', { kind: 'start' }],
  ['', { kind: 'start' }],
])('the value "%s" in an address restores %j', (word, position) => {
  expect(readRewindPosition(new URLSearchParams({ rewind: word }))).toEqual(position);
});
