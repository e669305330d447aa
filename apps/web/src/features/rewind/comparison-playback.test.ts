import { expect, it } from 'vitest';
import { reduceComparison } from './comparison-playback.ts';

it.each([
  [1, [2, 3, 4]],
  [2, [3, 5, 7]],
  [4, [5, 9, 10]],
] as const)('the playback of a comparison of ten changes continues at speed %d to %j', (speed, path) => {
  let state = { current: 1, isPlaying: true, speed };
  const gone = path.map(() => {
    state = { ...reduceComparison(state, { kind: 'tick' }, 10), speed };
    return state.current;
  });
  expect(gone).toEqual(path);
  expect(state.isPlaying).toBe(state.current < 10);
});

it('the playback of a comparison restarts at the first change after the last one', () => {
  const ended = { current: 10, isPlaying: false, speed: 1 as const };
  expect(reduceComparison(ended, { kind: 'toggle' }, 10)).toEqual({ current: 1, isPlaying: true, speed: 1 });
});
