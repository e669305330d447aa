import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../workbook/workbook.ts';
import { compileCriterion, compileWildcards } from './criterion.ts';

const notAvailable: Value = { error: '#N/A' };
const values: readonly Value[] = [null, '', 0, 5, 5.5, '5', 'apple', 'Apple pie', 'pear', true, notAvailable];

it.each<[Value, readonly Value[]]>([
  ['>5', [5.5]],
  ['>=5', [5, 5.5]],
  ['<5', [0]],
  ['<=5', [0, 5]],
  ['5', [5, '5']],
  ['=5', [5, '5']],
  [5, [5]],
  ['apple', ['apple']],
  ['=APPLE', ['apple']],
  ['apple*', ['apple', 'Apple pie']],
  ['*p*e*', ['apple', 'Apple pie', 'pear']],
  ['p??r', ['pear']],
  ['>b', ['pear']],
  ['<=apple', ['', '5', 'apple']],
  ['TRUE', [true]],
  [true, [true]],
  ['false', []],
  ['#n/a', [notAvailable]],
  [notAvailable, [notAvailable]],
  [{ error: '#REF!' }, []],
  ['', [null, '']],
  ['=', [null]],
  [null, [0]],
])('the criterion %j selects %j', (criterion, expected) => {
  const matches = compileCriterion(criterion);
  expect(values.filter((value) => matches(value))).toEqual(expected);
});

it.each(['5', 'apple', 'p*', 'TRUE', '#N/A', ''])(
  'the criterion <>%s selects exactly what its opposite leaves out',
  (operand) => {
    const [matches, differs] = [compileCriterion(`=${operand}`), compileCriterion(`<>${operand}`)];
    const isOpposite = (value: Value): boolean => differs(value) === !matches(value);
    // A lone equals sign selects only empty cells.
    expect(values.filter((value) => !isOpposite(value))).toEqual(operand === '' ? [''] : []);
  },
);

it.each<[string, string, boolean]>([
  ['a*c', 'abc', true],
  ['a*c', 'abcd', false],
  ['a*', 'A', true],
  ['?', '😀', true],
  ['?', '', false],
  ['??', '😀', false],
  ['a~*', 'a*', true],
  ['a~*', 'ab', false],
  ['~?', '?', true],
  ['~?', 'x', false],
  ['~~', '~', true],
  ['a~~*', 'a~b', true],
  ['a~~~*', 'a~*', true],
  ['a~~~*', 'a~b', false],
  ['a~**', 'a*b', true],
  ['1.5', '1x5', false],
  ['(a|b)[c]$', '(a|b)[c]$', true],
  ['one*two', 'one\ntwo', true],
  ['*ab', 'abab', true],
  ['a*b*b', 'ab', false],
])('the pattern %j compared with the whole text %j gives %j', (pattern, text, expected) => {
  expect(compileWildcards(pattern).test(text)).toBe(expected);
});

const plainPattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
const plainText = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });

/** By definition, with every way to divide the text tried. */
function matchesByDefinition(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  if (pattern.startsWith('*'))
    return Array.from({ length: text.length + 1 }, (_, at) => text.slice(at)).some((rest) =>
      matchesByDefinition(pattern.slice(1), rest),
    );
  const isSame = text !== '' && (pattern[0] === '?' || pattern[0] === text[0]);
  return isSame && matchesByDefinition(pattern.slice(1), text.slice(1));
}

it('a wildcard pattern that never backtracks matches the same texts as one that tries every way to split the text', () => {
  fc.assert(
    fc.property(plainPattern, plainText, (pattern, text) => {
      expect(compileWildcards(pattern).test(text)).toBe(matchesByDefinition(pattern, text));
    }),
    { numRuns: 500 },
  );
});

it('a text with its wildcards escaped matches itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
      expect(compileWildcards(text.replace(/[~*?]/g, '~$&')).test(text)).toBe(true);
    }),
  );
});

it('a pattern that need not be the whole text is found inside of it', () => {
  expect(compileWildcards('b?d', false).exec('abcde')?.index).toBe(1);
  expect(compileWildcards('b*e', false).test('abcd')).toBe(false);
});
