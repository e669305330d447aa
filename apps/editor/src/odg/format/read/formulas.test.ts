import { expect, it } from 'vitest';
import { type Element, readElement } from '../../../xml/element.ts';
import { createFormulaEvaluator } from './formulas.ts';

const geometryOf = (formulas: readonly string[], modifiers = '5 7 0.5'): Element => {
  const equations = formulas.map(
    (formula, index) => `<draw:equation draw:name="f${index}" draw:formula="${formula}"/>`,
  );
  const geometry = readElement(
    `<draw:enhanced-geometry draw:modifiers="${modifiers}">${equations.join('')}</draw:enhanced-geometry>`,
  );
  if (geometry === null) throw new Error('Not a geometry');
  return geometry;
};

const names = new Map([
  ['width', 100],
  ['height', 50],
  ['left', -10],
]);
const evaluated = (...formulas: string[]): number | null =>
  createFormulaEvaluator(geometryOf(formulas), names)('?f0');

it.each([
  ['1+2*3', 7],
  ['(1+2)*3', 9],
  ['10-3-2', 5],
  ['100/5/2', 10],
  ['-3+5', 2],
  ['--3', 3],
  ['+3', 3],
  ['width/2', 50],
  ['left+width', 90],
  ['$0 *$1', 35],
  ['$2', 0.5],
  ['max(1,width,3)', 100],
  ['min($0 ,$1 )', 5],
  ['abs(left)', 10],
  ['sqrt(16)', 4],
  ['if(left,1,2)', 2],
  ['if(width,1,2)', 1],
  ['atan2(0,1)', 0],
  ['sin(0)+cos(0)', 1],
  ['1e2', 100],
  ['.5', 0.5],
])('a formula of a shape %s is %d', (formula, expected) => {
  expect(evaluated(formula)).toBeCloseTo(expected, 9);
});

it.each([
  ['nothing', ''],
  ['a name that nobody knows', 'nowhere'],
  ['a name that every object has', 'constructor'],
  ['a bracket that is not closed', '(1+2'],
  ['a call that is not closed', 'max(1,2'],
  ['two numbers in a row', '1 2'],
  ['a division by nothing', '1/0'],
  ['the root of what is below nothing', 'sqrt(-1)'],
  ['a modifier that is not there', '$9'],
  ['an equation that is not there', '?f9'],
  ['itself', '?f0 +1'],
  ['more brackets than any shape has', `${'('.repeat(40)}1${')'.repeat(40)}`],
  ['more than any shape says', `0${'+1'.repeat(300)}`],
])('a formula of a shape cannot be reckoned where it says %s', (_, formula) => {
  expect(evaluated(formula)).toBeNull();
});

it('a formula of a shape follows others, and each of them once', () => {
  expect(evaluated('?f1 +?f1 ', '?f2 *2', 'width')).toBe(400);
});

it('a formula of a shape cannot be reckoned where others lead back to it', () => {
  expect(evaluated('?f1 ', '?f2 ', '?f0 ')).toBeNull();
});

it('a formula of a shape cannot be reckoned behind a chain longer than any shape has', () => {
  const chain = Array.from({ length: 60 }, (_, index) => `?f${index + 1} +1`);
  expect(evaluated(...chain, '1')).toBeNull();
});
