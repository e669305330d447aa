import { expect, it } from 'vitest';
import { needsArrayEvaluation } from './array-evaluation.ts';
import { parseFormula } from './parse.ts';

it.each([
  ['A1', false],
  ['A1:A2', true],
])(
  'names that refer to other names many times, and at last to %s, are looked through once',
  (last, expected) => {
    const names = new Map(
      Array.from({ length: 9 }, (_, level) => {
        const next = level === 8 ? last : `level_${level + 1}`;
        return [`level_${level}`, Array.from({ length: 20 }, () => next).join('+')];
      }),
    );
    const expression = parseFormula('level_0');
    const findNamed = (name: string) => parseFormula(names.get(name) ?? '');
    expect(expression !== null && needsArrayEvaluation(expression, findNamed)).toBe(expected);
  },
);
