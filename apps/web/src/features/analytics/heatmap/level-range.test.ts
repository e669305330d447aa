import { expect, it } from 'vitest';
import { levels } from './heatmap-layout.ts';
import { formatLevelRange } from './level-range.ts';

it.each([
  ['words', ['0–40', '40–100', '100–400', '400+']],
  ['saves', ['1–2', '3–9', '10–19', '20+']],
] as const)('the legend of %s shows where each level starts', (unit, expected) => {
  expect(levels.map((level) => formatLevelRange(unit, level))).toEqual(expected);
});
