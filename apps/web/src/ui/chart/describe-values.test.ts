import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { isolateBidi } from '../../lib/bidi-isolation.ts';
import arabicUi from '../../locales/ar/entrance/ui.json' with { type: 'json' };
import ui from '../../locales/en/entrance/ui.json' with { type: 'json' };
import { type ChartValue, describeChart } from './describe-values.ts';

const words = i18next.createInstance();
beforeAll(async () => {
  await words.init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: { ui } },
    interpolation: { escapeValue: false },
  });
});
const hour = 3_600_000;
const describeIn = (values: readonly ChartValue[]) =>
  describeChart([{ values, format: String }], words.getFixedT('en', 'ui'));
const over = (...values: number[]) =>
  values.map((value, index) => ({ label: `h${index}`, value, at: index * hour }));

it('the description of no values is empty', () => {
  expect(describeIn([])).toBe('');
});

it('the description of one value is the value', () => {
  expect(describeIn([{ label: 'Essay', value: 3 }])).toBe('One value: 3 (Essay).');
});

it('the description of equal values says so once', () => {
  expect(
    describeIn([
      { label: 'a', value: 3 },
      { label: 'b', value: 3 },
    ]),
  ).toBe('Values: 2, each 3.');
});

it('the description names the extremes', () => {
  expect(
    describeIn([
      { label: 'a', value: 3 },
      { label: 'b', value: 7 },
      { label: 'c', value: 1 },
    ]),
  ).toBe('Values: 3. Lowest: 1 (c). Highest: 7 (b).');
});

it('the description names nobody whom the drawing does not name', () => {
  expect(describeIn([{ value: 3 }, { value: 7 }])).toBe('Values: 2. Lowest: 3. Highest: 7.');
});

it.each([
  ['rise', over(1, 1, 2, 3, 5, 5)],
  ['fall', over(5, 5, 2, 3, 1, 1)],
  ['hardly change', over(4, 4, 3, 5, 4, 4)],
])('the description of a series says that its values %s', (words, values) => {
  expect(describeIn(values)).toContain(words);
});

it('the description of categories has no trend', () => {
  expect(
    describeIn([1, 1, 2, 3, 5, 5].map((value, index) => ({ label: String(index), value }))),
  ).not.toContain('Over time');
});

it('the description names the longest gap, also one of zeros', () => {
  expect(describeIn(over(2, 3, 2, 0, 0, 0, 0, 0, 3, 2, 2))).toContain(
    'The longest gap is between h2 and h8.',
  );
  expect(describeIn(over(2, 3, 2, 3, 2))).not.toContain('gap');
});

it('the description of several series names each', () => {
  const series = [
    { name: 'Words', values: [{ value: 1 }, { value: 2 }], format: String },
    { name: 'Days', values: [], format: String },
  ];
  expect(describeChart(series, words.getFixedT('en', 'ui'))).toBe(
    'Words – Values: 2. Lowest: 1. Highest: 2.',
  );
});

it('the description finds no gap between values of the same time', () => {
  const twice = over(2, 3, 2, 3, 2).flatMap((value) => [value, { ...value, label: `${value.label} too` }]);
  expect(describeIn(twice)).not.toContain('gap');
});

it('the description says no rise between figures that read the same', () => {
  const rounded = describeChart(
    [{ values: over(1, 1, 1, 1, 1, 1, 1.4, 1.4, 1.4), format: (value) => String(Math.round(value)) }],
    words.getFixedT('en', 'ui'),
  );
  expect(rounded).not.toContain('rise');
});

it('a title in a description keeps its direction in a sentence from right to left', () => {
  const arabic = i18next.createInstance();
  void arabic.init({
    lng: 'ar',
    fallbackLng: false,
    initAsync: false,
    resources: { ar: { ui: arabicUi } },
    interpolation: { escape: (text: string) => isolateBidi(text, 'rtl') },
  });
  const values = [{ label: 'Is it "free"?', value: 3 }];
  expect(describeChart([{ values, format: String }], arabic.getFixedT('ar', 'ui'))).toContain(
    '(\u2068Is it "free"?\u2069)',
  );
});
