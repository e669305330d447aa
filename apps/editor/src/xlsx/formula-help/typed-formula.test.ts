import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFunctionNames } from '../formula/functions.ts';
import { createWorkbook, getFirstSheet } from '../testing/cells.ts';
import { parseAddress } from '../workbook/area.ts';
import { explainError } from './explain-error.ts';
import { findShownArgument } from './function-texts.ts';
import {
  cycleDollars,
  findOpenCall,
  findTypedName,
  listColouredRanges,
  splitByColour,
} from './typed-formula.ts';

/** The caret is written as a bar. */
function parseTyped(written: string) {
  return { text: written.replace('|', ''), caret: written.indexOf('|') };
}

it.each([
  ['=SUM(|', 'en', 'SUM 0'],
  ['=SUM(1,2|', 'en', 'SUM 1'],
  ['=SUM(1,2,|3)', 'en', 'SUM 2'],
  ['=SUM(1,2)|', 'en', null],
  ['=IF(A1>(2+3)|,1)', 'en', 'IF 0'],
  ['=IF(SUM(A1,|A2),1)', 'en', 'SUM 1'],
  ['=IF("a,(b",|1)', 'en', 'IF 1'],
  ['=SUM({1,2;3},|1)', 'en', 'SUM 1'],
  ['=SUMME(1,5;|2)', 'de', 'SUMME 1'],
  ['=SVERWEIS(A1;Sales[[a];[b]];|', 'de', 'SVERWEIS 2'],
  ['SUM(1,|', 'en', null],
])('the function and argument at the caret of %s (%s) are %s', (written, lang, expected) => {
  const found = findOpenCall(parseTyped(written), lang);
  expect(found === null ? null : `${found.name} ${found.argument}`).toBe(expected);
});

it.each([
  ['=su|', 'su'],
  ['=1+av|', 'av'],
  ['=SUM(A1,co|', 'co'],
  ['=STDEV.|', 'STDEV.'],
  ['=MITTELWERT|', 'MITTELWERT'],
  ['=LOG1|', 'LOG1'],
  ['="su|', null],
  ['=su|m', null],
  ['=SUM(|', null],
  ['su|', null],
])('the name typed at the caret of %s is %s', (written, expected) => {
  expect(findTypedName(parseTyped(written))?.text ?? null).toBe(expected);
});

it('equal ranges of a formula have the same colour, and others have other ones', () => {
  const ranges = listColouredRanges('=A1+SUM($A$1,B2:B5)+Other!A1+"A1"');
  expect(ranges.map(({ colour, sheet }) => [colour, sheet])).toEqual([
    [0, null],
    [0, null],
    [1, null],
    [2, 'Other'],
  ]);
  expect(splitByColour('=A1*2').map(({ text, colour }) => [text, colour])).toEqual([
    ['=', null],
    ['A1', 0],
    ['*2', null],
  ]);
});

it.each([
  ['=A1|+B2', '$A$1'],
  ['=$A$1|', 'A$1'],
  ['=A$|1', '$A1'],
  ['=|$A1', 'A1'],
  ['=SUM(A1:B|2)', '$A$1:$B$2'],
  ["='My sheet'!A1|", "'My sheet'!$A$1"],
  ['=A:A|', '$A:$A'],
  ['=1+|2', undefined],
])('F4 at %s writes %s', (written, expected) => {
  expect(cycleDollars(parseTyped(written))?.text).toBe(expected);
});

it.each([
  [['number1', '[number2]', '…'], 0, 0],
  [['number1', '[number2]', '…'], 5, 2],
  [['condition', 'then', '[else]'], 2, 2],
])('of the arguments %j the typed one %i is shown at %i', (args, typed, expected) => {
  expect(findShownArgument(args, typed)).toBe(expected);
});

it.each(['en', 'de'])(
  'every function that is described in %s is supported, with words in both languages',
  (lang) => {
    const path = new URL(`locales/${lang}.json`, import.meta.url);
    const texts: { functions: Record<string, { text: string; arguments: string }> } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    const names = new Set(listFunctionNames());
    expect(Object.keys(texts.functions).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(texts.functions).length).toBeGreaterThan(100);
    expect(Object.values(texts.functions).filter(({ text }) => text === '')).toEqual([]);
  },
);

it.each([
  ['=1/0', 'div0'],
  ['=A9', undefined],
  ['=A1+1', 'circular'],
  ['=#REF!+1', 'ref'],
  ['=NOSUCH(1)', 'name'],
  ['="x"*1', 'value'],
  ['=NA()', 'na'],
  ['=SQRT(-1)', 'num'],
  ['=SEQUENCE(3)', 'spillAt A2'],
  ['=SEQUENCE(2000000)', 'num'],
])('the error of the formula %s is explained as %s', (formula, expected) => {
  const workbook = createWorkbook({ A2: 'mine', A1: formula });
  const t = (key: string, values?: { place?: string }): string =>
    [key.replace('formula-help:errors.', ''), values?.place].filter((part) => part !== undefined).join(' ');
  const address = parseAddress('A1') ?? { row: 0, column: 0 };
  // cast: only the key and the place matter here.
  const found = explainError({ workbook, sheet: getFirstSheet(workbook), address }, 'en', t as never);
  expect(found ?? undefined).toBe(expected);
});

it('the colours of ranges are readable on the ground of cells, light and dark', () => {
  const css = readFileSync(new URL('formula-help.css', import.meta.url), 'utf8');
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const colours = [...css.matchAll(/--range-\d: (#[0-9a-f]{6})/g)].map(([, hex = '']) => hex);
  expect(colours).toHaveLength(12);
  expect(colours.filter((hex, at) => contrast(hex, at < 6 ? '#ffffff' : '#1a1d20') < 4.5)).toEqual([]);
});
