import { describe, expect, it } from 'vitest';
import {
  includesAssignments,
  isLongEnough,
  normaliseGrades,
  unselectedLetters,
  withLettersInUse,
} from './class-rules.ts';

it.each([
  ['2026-03-01', '2026-03-02', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-02-28', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
])('a new class from %s to %s is long enough: %s', (start, end, expected) => {
  expect(isLongEnough(start, end)).toBe(expected);
});

describe('the grades of a class', () => {
  const selected = (grades: ReturnType<typeof normaliseGrades>) =>
    grades.filter((grade) => grade.selected).map((grade) => grade.value);

  it('letter grades without a sign stay selected even if the request omits them', () => {
    expect(selected(normaliseGrades('Letter', [{ value: 'A', selected: false }]))).toEqual([
      'F',
      'D',
      'C',
      'B',
      'A',
    ]);
  });

  it('letter grades with a sign are selected as requested, in the order of the scale', () => {
    const chosen = normaliseGrades('Letter', [
      { value: 'A+', selected: true },
      { value: 'B-', selected: true },
    ]);
    expect(selected(chosen)).toEqual(['F', 'D', 'C', 'B-', 'B', 'A', 'A+']);
  });

  it('a numeric class has the default list of letter grades', () => {
    expect(selected(normaliseGrades('Numeric', [{ value: 'A+', selected: true }]))).toEqual([
      'F',
      'D',
      'C',
      'B',
      'A',
    ]);
  });
});

describe('the bounds of a class', () => {
  const bounds = { opensAt: new Date('2026-03-01T00:00:00Z'), closesAt: new Date('2026-03-31T00:00:00Z') };
  it.each([
    ['ends with the class', '2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z', true],
    ['ends a minute later', '2026-03-01T00:00:00Z', '2026-03-31T00:01:00Z', false],
    ['begins a minute earlier', '2026-02-28T23:59:00Z', '2026-03-02T00:00:00Z', false],
  ])('an assignment that %s is within the class: %s–%s is %s', (_name, startAt, endAt, expected) => {
    expect(includesAssignments(bounds, [{ startAt: new Date(startAt), endAt: new Date(endAt) }])).toBe(
      expected,
    );
  });
});

describe('letters that students have', () => {
  const plus = { value: 'B+' as const, students: 5, names: ['Ada Byron', 'Bo Chen', 'Cem Demir'] };
  const minus = { value: 'A-' as const, students: 1, names: ['Eva Fox'] };
  const chosen = normaliseGrades('Letter', [{ value: 'A-', selected: true }]);
  it.each([
    ['is no problem while all of them are selected', [minus], ''],
    ['is no problem while nobody has one', [], ''],
    ['names who has what would be unselected', [plus, minus], 'B+ (Ada Byron, Bo Chen, Cem Demir, +2)'],
  ])('letter grades in use %s', (_name, inUse, expected) => {
    expect(unselectedLetters(chosen, inUse)).toBe(expected);
  });
  it('letter grades in use stay selected while the class uses numbers', () => {
    const grades = withLettersInUse(normaliseGrades('Numeric', []), [plus]);
    expect(grades.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
      'F',
      'D',
      'C',
      'B',
      'B+',
      'A',
    ]);
  });
});
