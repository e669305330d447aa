import { expect, it } from 'vitest';
import { readElement } from '../xml/element.ts';
import { readCellLayout, readTextLayout } from './text-layout.ts';

const readLayout = (...attributes: string[]) => {
  const properties = attributes.map((one) => readElement(`<a:bodyPr ${one}/>`));
  return readTextLayout((readValue) => {
    for (const element of properties) {
      const value = readValue(element);
      if (value !== null) return value;
    }
    return null;
  });
};

it.each([
  [[''], null],
  [['vert="horz" wrap="square" numCol="1" spcCol="9" upright="0"'], null],
  [['vert="vert"'], { direction: 'down' }],
  [['vert="eaVert"'], { direction: 'down' }],
  [['vert="vert270"'], { direction: 'up' }],
  [['', 'vert="vert270"'], { direction: 'up' }],
  [['vert="horz"', 'vert="vert"'], null],
  [['numCol="3" spcCol="36000"'], { columns: 3, columnGap: 36_000 }],
  [['numCol="99"'], { columns: 16 }],
  [['wrap="none"'], { wraps: false }],
  [['rot="-5400000" upright="1"'], { rotation: -90, isUpright: true }],
])('the layout of a text with %j is %j', (attributes, expected) => {
  expect(readLayout(...attributes)).toEqual(expected === null ? null : expect.objectContaining(expected));
});

it.each([
  ['', null],
  ['vert="vert270"', 'up'],
])('the direction of a cell with %j is %s', (attributes, expected) => {
  expect(readCellLayout(readElement(`<a:tcPr ${attributes}/>`))?.direction ?? null).toBe(expected);
});
