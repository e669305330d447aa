import { expect, it } from 'vitest';
import { type Element, readElement } from '../../../xml/element.ts';
import { createFormulaEvaluator } from './formulas.ts';

const createGeometry = (formulas: readonly string[], modifiers = '5 7 0.5'): Element => {
  const equations = formulas.map(
    (formula, index) => `<draw:equation draw:name="f${index}" draw:formula="${formula}"/>`,
  );
  const geometry = readElement(
    `<draw:enhanced-geometry draw:modifiers="${modifiers}">${equations.join('')}</draw:enhanced-geometry>`,
  );
  if (geometry === null) throw new Error('Not a geometry');
  return geometry;
};

const variables = new Map([
  ['width', 100],
  ['height', 50],
  ['left', -10],
]);
const evaluateFormula = (...formulas: string[]): number | null =>
  createFormulaEvaluator(createGeometry(formulas), variables)('?f0');

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
])('the shape formula %s evaluates to %d', (formula, expected) => {
  expect(evaluateFormula(formula)).toBeCloseTo(expected, 9);
});

it.each([
  ['nothing', ''],
  ['an unknown name', 'nowhere'],
  ['the name of an Object.prototype property', 'constructor'],
  ['an unclosed parenthesis', '(1+2'],
  ['an unclosed function call', 'max(1,2'],
  ['two numbers in a row', '1 2'],
  ['a division by zero', '1/0'],
  ['the square root of a negative number', 'sqrt(-1)'],
  ['a missing modifier', '$9'],
  ['a missing equation', '?f9'],
  ['a reference to itself', '?f0 +1'],
  ['too many parentheses', `${'('.repeat(40)}1${')'.repeat(40)}`],
  ['too many operators', `0${'+1'.repeat(300)}`],
])('a shape formula with %s evaluates to null', (_, formula) => {
  expect(evaluateFormula(formula)).toBeNull();
});

it('a shape formula can use other formulas', () => {
  expect(evaluateFormula('?f1 +?f1 ', '?f2 *2', 'width')).toBe(400);
});

it('circular shape formulas evaluate to null', () => {
  expect(evaluateFormula('?f1 ', '?f2 ', '?f0 ')).toBeNull();
});

it('a too long chain of shape formulas evaluates to null', () => {
  const chain = Array.from({ length: 60 }, (_, index) => `?f${index + 1} +1`);
  expect(evaluateFormula(...chain, '1')).toBeNull();
});
