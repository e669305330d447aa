import { expect, it } from 'vitest';
import { comparePages, type DrawnPage, type DrawnWord, type GreyImage } from './compare-pages.ts';

const size = 100;
const white: GreyImage = { width: size, height: size, values: new Uint8Array(size * size).fill(255) };

function paint(image: GreyImage, { left, top, right, bottom }: DrawnWord, brightness: number): GreyImage {
  const values = image.values.slice();
  for (let y = Math.floor(top * size); y < bottom * size; y++)
    for (let x = Math.floor(left * size); x < right * size; x += 2) values[y * size + x] = brightness;
  return { ...image, values };
}

const wordAt = (text: string, left: number, top: number): DrawnWord => ({
  text,
  left,
  top,
  right: left + 0.1,
  bottom: top + 0.05,
});

function drawPage(lines: readonly DrawnWord[][], brightness = 0): DrawnPage {
  const image = lines.flat().reduce((drawn, word) => paint(drawn, word, brightness), white);
  return { lines: lines.map((line) => [...line]), image };
}

const line = [wordAt('Simple', 0.1, 0.1), wordAt('monthly', 0.3, 0.1), wordAt('budget', 0.5, 0.1)];

it('a line with all its words near their places is found', () => {
  const shifted = line.map((word) => ({ ...word, left: word.left + 0.03, right: word.right + 0.03 }));
  expect(comparePages(drawPage([line]), drawPage([shifted]))).toMatchObject({
    lines: 1,
    found: 1,
    missing: [],
  });
});

it.each([
  ['is cut off after its first word', [line.slice(0, 1)]],
  ['stands elsewhere on the page', [line.map((word) => ({ ...word, top: 0.5, bottom: 0.55 }))]],
  ['has other words', [line.map((word) => ({ ...word, text: word.text.toUpperCase() }))]],
])('a line that %s is missing', (_name, lines) => {
  const comparison = comparePages(drawPage([line]), drawPage(lines));
  expect(comparison).toMatchObject({ lines: 1, found: 0, missing: ['Simple monthly budget'] });
});

it.each([
  ['0.7071067811865', '0.707106781', 1],
  ['999999.99999', '1000000', 1],
  ['0.7071067811865', '0.707106782', 0],
  ['12.345', '12.35', 0],
  ['1', 'TRUE', 1],
  ['1', 'FALSE', 0],
  ['0.7071067811865', 'about', 0],
])('a number is found as Excel shows it: %s as %s', (theirs, ours, found) => {
  const [page, other] = [theirs, ours].map((text) => drawPage([[wordAt(text, 0.1, 0.1)]]));
  expect(page && comparePages(page, other)).toMatchObject({ found });
});

it.each([
  ['CompaSt', [wordAt('Company', 0.1, 0.1), wordAt('St', 0.16, 0.1)], 1],
  ['FormulaCell', [wordAt('Formul', 0.08, 0.1), wordAt('Cell', 0.14, 0.1)], 1],
  ['consectet', [wordAt('consectetur', 0.1, 0.1)], 1],
  ['CompaSt', [wordAt('Company', 0.1, 0.1), wordAt('St', 0.5, 0.1)], 0],
  ['CompaSt', [wordAt('St', 0.1, 0.1), wordAt('Company', 0.16, 0.1)], 0],
  ['CompaSt', [wordAt('Cma', 0.1, 0.1), wordAt('opSt', 0.1, 0.13)], 0],
  ['17866', [wordAt('1786', 0.1, 0.1)], 0],
])('a word that is cut off and joined with the next is found by its letters: %s', (text, words, found) => {
  expect(comparePages(drawPage([[wordAt(text, 0.1, 0.1)]]), drawPage([words]))).toMatchObject({ found });
});

it('words in the colour of their background are unreadable, unless they are on both pages', () => {
  expect(comparePages(drawPage([line]), drawPage([line], 250)).unreadable).toEqual([
    'Simple',
    'monthly',
    'budget',
  ]);
  expect(comparePages(drawPage([line], 250), drawPage([line], 250))).toMatchObject({
    lines: 0,
    unreadable: [],
  });
});

it('a page without anything is empty where the other shows something', () => {
  expect(comparePages(drawPage([line]), drawPage([])).isEmpty).toBe(true);
  expect(comparePages(drawPage([line]), undefined).isEmpty).toBe(true);
  expect(comparePages(drawPage([]), drawPage([])).isEmpty).toBe(false);
});
