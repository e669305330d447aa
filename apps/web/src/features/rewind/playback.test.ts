import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeDisplayTime, initialPlayback, type PlaybackAction, reducePlayback } from './playback.ts';

const stateAfter = (length: number, ...actions: PlaybackAction[]) =>
  actions.reduce((state, action) => reducePlayback(state, action, length), initialPlayback());

it('the playback starts paused at version 1', () => {
  expect(initialPlayback()).toEqual({ current: 1, isPlaying: false, speed: 1 });
});
it('the playback continues to the last version and stops there', () => {
  expect(stateAfter(3, { kind: 'toggle' }, { kind: 'tick' })).toMatchObject({ current: 2, isPlaying: true });
  expect(stateAfter(3, { kind: 'toggle' }, { kind: 'tick' }, { kind: 'tick' })).toMatchObject({
    current: 3,
    isPlaying: false,
  });
});
it('the playback restarts if it is played at the last version', () => {
  expect(stateAfter(3, { kind: 'seek', version: 3 }, { kind: 'toggle' })).toMatchObject({
    current: 1,
    isPlaying: true,
  });
});
it('the playback cycles through the speeds 1, 2, 4 and back to 1', () => {
  const speed: PlaybackAction = { kind: 'speed' };
  expect([
    stateAfter(3, speed).speed,
    stateAfter(3, speed, speed).speed,
    stateAfter(3, speed, speed, speed).speed,
  ]).toEqual([2, 4, 1]);
});
it('the playback never leaves the range of versions', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('seek' as const), version: fc.integer() }),
    fc.record({ kind: fc.constant('step' as const), direction: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ kind: fc.constantFrom('toggle' as const, 'tick' as const, 'speed' as const) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(action), (length, actions) => {
      const { current } = stateAfter(length, ...actions);
      expect(current).toBeGreaterThanOrEqual(1);
      expect(current).toBeLessThanOrEqual(length);
    }),
  );
});

it.each([
  [200, false, 1000],
  [4000, false, 4000],
  [3_600_000, false, 10_000],
  [3_600_000, true, 1000],
  [null, false, 1000],
])('a version followed by %j ms, idle time skipped %j, is shown for %d ms', (gap, skips, pause) => {
  expect(computeDisplayTime(gap, skips)).toBe(pause);
});
