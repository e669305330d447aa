import { expect, it } from 'vitest';
import type { BoxShape, TextLayout } from '../scene/scene.ts';
import { createBox, createTextBody } from '../testing/scenes.ts';
import { computeLinesCss, computeTextAreaCss, computeTextRotation } from './text-layout.ts';

const defaults: TextLayout = {
  direction: 'horizontal',
  columns: 1,
  columnGap: 0,
  wraps: true,
  rotation: 0,
  isUpright: false,
};
const createTextBox = (layout: Partial<TextLayout>, values: Partial<BoxShape> = {}): BoxShape =>
  createBox('a', {
    width: 1_905_000,
    height: 952_500,
    ...values,
    text: { ...createTextBody('words'), layout: { ...defaults, ...layout } },
  });

it.each([
  ['of the default layout', {}, {}, 0],
  ['read upwards', { direction: 'up' as const }, {}, 180],
  ['with a rotation of its own', { rotation: -90 }, {}, 270],
  ['that is upright in a rotated shape', { isUpright: true }, { rotation: 30 }, 330],
  ['in a flipped shape', {}, { isFlippedY: true }, 180],
])('the rotation of text %s is computed', (_, layout, values, expected) => {
  expect(computeTextRotation(createTextBox(layout, values))).toBe(expected);
});

it('insets larger than their box leave the text in its middle', () => {
  const body = createTextBody('words');
  const inset = { left: 95_250, top: 952_500, right: 95_250, bottom: 476_250 };
  const shape = createBox('a', { width: 952_500, height: 476_250, text: { ...body, inset } });
  expect(computeTextAreaCss(shape)).toMatchObject({
    paddingLeft: 10,
    paddingRight: 10,
    paddingTop: 50,
    paddingBottom: 0,
  });
});

it('vertical text has a vertical writing mode', () => {
  expect(computeTextAreaCss(createTextBox({ direction: 'down' })).writingMode).toBe('vertical-rl');
  expect(computeTextAreaCss(createTextBox({})).writingMode).toBeUndefined();
});

it('text rotated by 90° has the height of its box as its width', () => {
  expect(computeTextAreaCss(createTextBox({ rotation: 90 }))).toMatchObject({
    left: 50,
    top: -50,
    width: 100,
    height: 200,
  });
});

it('columns and lines that do not wrap are in the CSS', () => {
  const toCss = (layout: Partial<TextLayout>) => computeLinesCss(createTextBox(layout).text);
  expect(toCss({ columns: 2, columnGap: 95_250 })).toMatchObject({ columnCount: 2, columnGap: 10 });
  expect(toCss({ wraps: false })).toMatchObject({
    whiteSpace: 'pre',
    minWidth: '100%',
    alignSelf: 'flex-start',
  });
  expect(toCss({})).toBeUndefined();
});
