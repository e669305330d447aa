import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFileFormula } from '../format/future-functions.ts';
import { applyAll, createWorkbook, getValueAt } from '../testing/cells.ts';
import { compileCriterion, compileWildcards } from './criterion.ts';
import { localizeFormula, parseLocalFormula } from './local-formulas.ts';
import { type Expression, parseFormula } from './parse.ts';
import { formatSheetPrefix, mapReferences, moveFormula, shiftAreas, updateFormula } from './references.ts';
import { tokenize } from './tokens.ts';
import { compare, isTrue, parseNumberOrNull, toText } from './values.ts';

/** An expression, fully parenthesised. */
function toParenthesized(expression: Expression | null): string {
  switch (expression?.kind) {
    case undefined:
      return 'none';
    case 'value':
      return typeof expression.value === 'object'
        ? (expression.value?.error ?? '')
        : JSON.stringify(expression.value);
    case 'reference':
      return `${expression.sheet === null ? '' : `${expression.sheet}!`}${expression.area.top},${expression.area.left}`;
    case 'name':
      return expression.name;
    case 'call':
      return `${expression.name}(${expression.args.map(toParenthesized).join(' ')})`;
    case 'binary':
      return `(${toParenthesized(expression.left)}${expression.sign}${toParenthesized(expression.right)})`;
    case 'unary':
      return expression.sign === '%'
        ? `${toParenthesized(expression.of)}%`
        : `(${expression.sign}${toParenthesized(expression.of)})`;
    case 'list':
      return `{${expression.rows.map((row) => row.map(toParenthesized).join(' ')).join('; ')}}`;
    default:
      return expression?.kind ?? '';
  }
}

it.each([
  ['1+2*3', '(1+(2*3))'],
  ['(1+2)*3', '((1+2)*3)'],
  ['1-2-3', '((1-2)-3)'],
  ['2^3^2', '((2^3)^2)'],
  ['-2^2', '((-2)^2)'],
  ['--1', '(-(-1))'],
  ['1+2=3&"x"', '((1+2)=(3&"x"))'],
  ['1<2=TRUE', '((1<2)=true)'],
  ['50%%', '50%%'],
  ['-5%', '(-5%)'],
  ['"a""b"', '"a\\"b"'],
  ['SUM(A1,,2)', 'SUM(0,0 nothing 2)'],
  ['if( a1 , 1 )', 'IF(0,0 1)'],
  ['PI()', 'PI()'],
  ['_xlfn.XLOOKUP(1)', 'XLOOKUP(1)'],
  ['_xlfn._xlws.SORT(1)', 'SORT(1)'],
  ['{1,2;3,4}', '{1 2; 3 4}'],
  ['#N/A', '#N/A'],
  ['Apples', 'Apples'],
  ["'My sheet'!B3", 'My sheet!2,1'],
  ["'It''s'!A1", "It's!0,0"],
  ['@A1', 'intersect'],
  ['[1]Sheet!A1', 'unknown'],
  ['Sheet1:Sheet3!A1', 'unknown'],
  ['Table[Column]', 'structured'],
  ['SUM(Table[[#Headers],[a, b]:[c]])', 'SUM(structured)'],
  ['[@Price]*2', '(structured*2)'],
  ['A1#', 'spill'],
  ['_xlfn.SINGLE(A1:A3)', 'intersect'],
  ['_xlfn.ANCHORARRAY(A1)', 'spill'],
  ['(A1,B2)', 'unknown'],
  ['A1:INDEX(A:A,2)', 'range'],
])('the formula %s is parsed as %s', (formula, expected) => {
  expect(toParenthesized(parseFormula(formula))).toBe(expected);
});

it.each([
  '',
  '1+',
  '+',
  '(1',
  '1)',
  'SUM(1',
  'SUM(1;2)',
  '1 2',
  '"open',
  '{1,2',
  '{}',
  '1..2',
  '§',
  'A1 B1',
  ',',
])('the text %j is not a valid formula', (formula) => {
  expect(parseFormula(formula)).toBeNull();
});

it('a formula nested 500 levels deep is rejected, and one nested 60 levels deep is accepted', () => {
  expect(parseFormula(`${'('.repeat(500)}1${')'.repeat(500)}`)).toBeNull();
  expect(parseFormula(`${'('.repeat(60)}1${')'.repeat(60)}`)).not.toBeNull();
});

it('parsing any sequence of formula fragments does not throw', () => {
  const piece = fc.constantFrom(
    'A1',
    '$B$2',
    'SUM(',
    ')',
    '(',
    ',',
    '+',
    '-',
    '^',
    '%',
    '"',
    '1',
    '.5',
    '{',
    '}',
    ';',
    '!',
    "'",
    ' ',
    ':',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const formula = pieces.join('');
      expect(() => toParenthesized(parseFormula(formula))).not.toThrow();
      expect(
        tokenize(formula)
          .map(({ text }) => text)
          .join(''),
      ).toBe(formula);
    }),
  );
});

describe('the pieces of a formula', () => {
  const toTokenText = (formula: string): string =>
    tokenize(formula)
      .filter(({ kind }) => kind !== 'space')
      .map(({ kind, text }) => `${kind}:${text}`)
      .join(' ');

  it.each([
    ['A1+LOG10(2)', 'reference:A1 sign:+ function:LOG10 sign:( number:2 sign:)'],
    ['A1B', 'name:A1B'],
    ['ABCD1', 'name:ABCD1'],
    ['A:B', 'reference:A:B'],
    ['$1:2', 'reference:$1:2'],
    ['1E3', 'number:1E3'],
    ['T[[#All],[A]]', 'table:T[[#All],[A]]'],
    ['#REF!A1', 'error:#REF! reference:A1'],
    ['a.b_c', 'name:a.b_c'],
    ['Ärger', 'name:Ärger'],
    ['1<=2', 'number:1 sign:<= number:2'],
  ])('the formula %s has the tokens %s', (formula, expected) => {
    expect(toTokenText(formula)).toBe(expected);
  });
});

it.each([
  ['Sheet!A1', 'Sheet'],
  ["'A sheet'!A1", 'A sheet'],
  ["'A1'!A1", 'A1'],
  ["'R1C1'!A1", 'R1C1'],
  ["'It''s'!A1", "It's"],
  ['Straße!A1', 'Straße'],
])('the reference %s is written for a sheet called %s', (expected, name) => {
  expect(`${formatSheetPrefix(name)}A1`).toBe(expected);
});

it('a reference with any sheet name is parsed to that sheet name', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'B', '1', ' ', '-', "'", '.', 'ü', '年', '('),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      name.filter((one) => one.trim() !== '' && !one.startsWith("'") && !one.endsWith("'")),
      (sheet) => {
        const parsed = parseFormula(`${formatSheetPrefix(sheet)}B2`);
        expect(parsed).toMatchObject({ kind: 'reference', sheet, area: { top: 1, left: 1 } });
      },
    ),
  );
});

it('moving a formula and moving it back restores it', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (rows, columns) => {
      const formula = 'A1+$B2*C$3-SUM($D$4:E5)&"A1"';
      expect(moveFormula(moveFormula(formula, { rows, columns }), { rows: -rows, columns: -columns })).toBe(
        formula,
      );
    }),
  );
});

it('mapReferences replaces only references, and returns the same formula if none changes', () => {
  expect(mapReferences('A1&"A1"&A1x', () => 'B2')).toBe('B2&"A1"&A1x');
  const formula = 'SUM(A1:B2)';
  expect(mapReferences(formula, ({ text }) => text)).toBe(formula);
});

it.each([
  [
    'the removal of its sheet',
    { kind: 'remove', sheet: 1, name: 'Old' } as const,
    'Old!A1+B1+"Old!A1"',
    '#REF!+B1+"Old!A1"',
  ],
  [
    'the renaming of its sheet',
    { kind: 'rename', sheet: 1, from: 'Old', to: 'New one' } as const,
    'OLD!A1+B1',
    "'New one'!A1+B1",
  ],
  [
    'rows inserted in another sheet',
    { kind: 'shift', sheet: 1, name: 'Old', shift: { axis: 'rows', at: 0, count: 1 } } as const,
    'Old!A1+A1',
    'Old!A2+A1',
  ],
])('updateFormula follows %s', (_, change, formula, expected) => {
  expect(updateFormula(formula, 'Home', change)).toBe(expected);
});

it.each([
  ['A1:B2 D4', { axis: 'rows', at: 0, count: 1 } as const, 'A2:B3 D5'],
  ['A1 B5', { axis: 'rows', at: 0, count: -1 } as const, 'B4'],
  ['A1', { axis: 'rows', at: 0, count: -1 } as const, ''],
  ['A:A', { axis: 'columns', at: 0, count: 1 } as const, 'B:B'],
  ['A1:A1', { axis: 'columns', at: 0, count: 1 } as const, 'B1:B1'],
])('a list of areas is shifted too: %s', (areas, shift, expected) => {
  expect(shiftAreas(areas, shift)).toBe(expected);
});

it.each([
  ['>5', [6, 5, '6', null, true], [true, false, false, false, false]],
  ['<=b', ['a', 'B', 'c', 1], [true, true, false, false]],
  ['<>x', ['x', 'X', 'y', 1, null], [false, false, true, true, true]],
  ['=', ['', null, 0], [false, true, false]],
  ['', ['', null, 'a'], [true, true, false]],
  ['5', [5, '5', '5.0', 6], [true, true, true, false]],
  ['TRUE', [true, 'TRUE', 1], [true, false, false]],
  ['a*', ['apple', 'APPLE', 'pear', 'a'], [true, true, false, true]],
  ['?b', ['ab', 'b', 'abb'], [true, false, false]],
  ['~*', ['*', 'a'], [true, false]],
  ['#N/A', [{ error: '#N/A' }, { error: '#REF!' }, '#N/A'], [true, false, false]],
  ['50%', [0.5, 50], [true, false]],
])('the criterion %j applied to %j gives %j', (requested, values, expected) => {
  expect(values.map(compileCriterion(requested))).toEqual(expected);
});

it('a wildcard pattern with many stars is matched in bounded time', () => {
  const startedAt = performance.now();
  expect(compileWildcards(`${'*a'.repeat(20)}b`).test('a'.repeat(40))).toBe(false);
  expect(compileWildcards(`${'*a'.repeat(200)}*b`, false).test('a'.repeat(2000))).toBe(false);
  expect(compileWildcards('*'.repeat(5000)).test('a'.repeat(5000))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it('a wildcard pattern matches the same texts as a naive recursive matcher', () => {
  const patterns = fc.array(fc.constantFrom('a', 'b', '*', '?'), { maxLength: 6 }).map((all) => all.join(''));
  const text = fc.array(fc.constantFrom('a', 'b'), { maxLength: 7 }).map((all) => all.join(''));
  const matchesNaively = (pattern: string, words: string): boolean => {
    const [sign, ...rest] = pattern;
    if (sign === undefined) return words === '';
    if (sign === '*')
      return (
        matchesNaively(rest.join(''), words) || (words !== '' && matchesNaively(pattern, words.slice(1)))
      );
    return (
      words !== '' && (sign === '?' || sign === words[0]) && matchesNaively(rest.join(''), words.slice(1))
    );
  };
  fc.assert(
    fc.property(patterns, text, (pattern, words) => {
      expect(compileWildcards(pattern).test(words)).toBe(matchesNaively(pattern, words));
    }),
    { numRuns: 400 },
  );
});

it('special characters and escaped wildcards in a pattern are matched literally', () => {
  expect(compileWildcards('a.b(c)[d]').test('a.b(c)[d]')).toBe(true);
  expect(compileWildcards('a.b').test('axb')).toBe(false);
  expect(compileWildcards('~?~*~~').test('?*~')).toBe(true);
});

describe('a value', () => {
  const orderedValues = [-5, 0, 0.5, 'a', 'B', 'c', false, true];

  it('values sort as numbers before text before booleans', () => {
    const pairs = orderedValues.flatMap((one, at) =>
      orderedValues.slice(at + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => compare(one, other) >= 0 || compare(other, one) <= 0)).toEqual([]);
  });

  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['1e3', 1000],
    ['12%', 0.12],
    ['2024-03-01', 45_352],
    ['', null],
    ['word', null],
    ['1,234', 1234],
  ])('the text %j is read as the number %j', (text, expected) => {
    expect(parseNumberOrNull(text)).toBe(expected);
  });

  it.each([
    [1 / 3, '0.333333333333333'],
    [0.1 + 0.2, '0.3'],
    [1e15, '1000000000000000'],
    [true, 'TRUE'],
    [null, ''],
  ])('the value %j is converted to the text %j', (value, expected) => {
    expect(toText(value)).toBe(expected);
  });

  it.each([
    [2, true],
    [0, false],
    [null, false],
    ['true', true],
    ['FALSE', false],
  ])('the value %j is converted to the boolean %j', (value, expected) => {
    expect(isTrue(value)).toBe(expected);
  });
});

it.each([
  ['SUM(A1,1.5)', 'SUMME(A1;1,5)'],
  ['IF(TRUE,"a,b;c","SUM(")', 'WENN(WAHR;"a,b;c";"SUM(")'],
  ["'SUM(1,5)'!A1", "'SUM(1,5)'!A1"],
  ['NOBODY(1)', 'NOBODY(1)'],
  ['SUM({1,2;3,4.5})', 'SUMME({1.2;3.4,5})'],
  ['STDEV.S(A1,0.5)', 'STABW.S(A1;0,5)'],
])('the formula %s is shown in German as %s and parsed back', (formula, german) => {
  expect(localizeFormula(formula, 'de')).toBe(german);
  expect(parseLocalFormula(german, 'de')).toBe(formula);
  expect(localizeFormula(formula, 'en')).toBe(formula);
});

it('semicolons are accepted as separators in English formulas, except in strings', () => {
  expect(parseLocalFormula('SUM(A1;B1)&"a;b"', 'en')).toBe('SUM(A1,B1)&"a;b"');
});

it.each([
  ['SUM(A1)', 'SUM(A1)'],
  ['XLOOKUP(1,A1:A2,B1:B2)', '_xlfn.XLOOKUP(1,A1:A2,B1:B2)'],
  ['SUM(FILTER(A1:A2,B1:B2))', 'SUM(_xlfn._xlws.FILTER(A1:A2,B1:B2))'],
  ['"XLOOKUP("&A1', '"XLOOKUP("&A1'],
])('the formula %s is written into a file as %s', (formula, expected) => {
  expect(toFileFormula(formula)).toBe(expected);
  expect(toParenthesized(parseFormula(expected))).toBe(toParenthesized(parseFormula(formula)));
});

describe('what a formula reads', () => {
  const changeCell = (
    workbook: ReturnType<typeof createWorkbook>,
    row: number,
    column: number,
    value: number,
  ) => applyAll(workbook, { kind: 'cells', sheet: 1, changes: [{ row, column, value }] });

  it('changing a cell recalculates formulas that read it through areas, names and functions', () => {
    const workbook = createWorkbook({
      B2: 1,
      B3: 2,
      A1: '=SUM(B:B)',
      A2: '=A1*2',
      A3: '=SUM(Apples)',
      A4: '=OFFSET(B1,1,0)',
      A5: '=INDIRECT("B3")',
    });
    expect(['A1', 'A2', 'A3', 'A4', 'A5'].map((name) => getValueAt(workbook, name))).toEqual([3, 6, 3, 1, 2]);
    const after = changeCell(changeCell(workbook, 1, 1, 10), 2, 1, 20);
    expect(['A1', 'A2', 'A3', 'A4', 'A5'].map((name) => getValueAt(after, name))).toEqual([
      30, 60, 30, 10, 20,
    ]);
  });

  it('the order in which cells are entered does not change the calculated values', () => {
    const cells = [
      ['A1', 2],
      ['A2', '=A1*3'],
      ['A3', '=A2+A1'],
      ['A4', '=SUM(A1:A3)'],
    ] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...cells], { minLength: 4 }), (order) => {
        const workbook = order.reduce((now, [name, value]) => {
          const row = Number(name.slice(1)) - 1;
          const change =
            typeof value === 'string'
              ? { row, column: 0, value: null, formula: value.slice(1) }
              : { row, column: 0, value };
          return applyAll(now, { kind: 'cells', sheet: 1, changes: [change] });
        }, createWorkbook({}));
        expect(['A2', 'A3', 'A4'].map((name) => getValueAt(workbook, name))).toEqual([6, 8, 16]);
      }),
    );
  });
});
