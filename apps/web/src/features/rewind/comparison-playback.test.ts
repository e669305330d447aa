import { expect, it } from 'vitest';
import { comparisonAfter } from './comparison-playback.ts';

it.each([
  [1, [2, 3, 4]],
  [2, [3, 5, 7]],
  [4, [5, 9, 10]],
] as const)('at speed %d a comparison of ten changes goes on to %j', (speed, path) => {
  let state = { current: 1, isPlaying: true, speed };
  const gone = path.map(() => {
    state = { ...comparisonAfter(state, { kind: 'tick' }, 10), speed };
    return state.current;
  });
  expect(gone).toEqual(path);
  expect(state.isPlaying).toBe(state.current < 10);
});

it('the playback of a comparison begins again when it is played at its last change', () => {
  const ended = { current: 10, isPlaying: false, speed: 1 as const };
  expect(comparisonAfter(ended, { kind: 'toggle' }, 10)).toEqual({ current: 1, isPlaying: true, speed: 1 });
});
