import { expect, it } from 'vitest';
import { chooseSittingStyle, splitRunsIntoLines } from './run-rules.ts';

const run = (length: number, sitting: number | null) => ({ length, sitting, firstAt: 1, lastAt: 2 });

it('the runs of a text are split into its lines, without line ends', () => {
  const text = '🙂one\n\ntwo three';
  const lines = splitRunsIntoLines({
    text,
    runs: [run(4, 0), run(1, 1), run(1, 1), run(4, 1), run(5, null)],
  });
  expect(
    lines.map((line) => line.map((one) => [one.text, one.start, one.sitting, one.isFirstOfSitting])),
  ).toEqual([
    [['🙂one', 0, 0, true]],
    [],
    [
      ['two ', 7, 1, true],
      ['three', 11, null, true],
    ],
  ]);
});

it('neighbouring runs of one sitting are marked once', () => {
  const [line] = splitRunsIntoLines({ text: 'abcd', runs: [run(2, 0), run(2, 0)] });
  expect(line?.map(({ isFirstOfSitting }) => isFirstOfSitting)).toEqual([true, false]);
});

it('the first thirty sittings have different appearances', () => {
  const styles = Array.from({ length: 30 }, (_sitting, index) => JSON.stringify(chooseSittingStyle(index)));
  expect(new Set(styles).size).toBe(30);
});
