import { expect, it } from 'vitest';
import { levels } from './heatmap-layout.ts';
import { levelRange } from './level-range.ts';

it.each([
  ['words', ['0–40', '40–100', '100–400', '400+']],
  ['saves', ['1–2', '3–9', '10–19', '20+']],
] as const)('the legend of %s says where each level begins', (unit, expected) => {
  expect(levels.map((level) => levelRange(unit, level))).toEqual(expected);
});
