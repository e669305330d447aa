import { addDays } from '@redraft/calendar';
import {
  defaultLetterGrades,
  type GradeMethod,
  type LetterGrade,
  type LetterInUse,
  letterGrades,
} from '@redraft/contracts';
import { endOfDay, startOfDay } from '../../platform/zones.ts';

/** A new class ends at least one day after its start date. */
export function isLongEnough(startDay: string, endDay: string): boolean {
  return endDay.slice(0, 10) >= addDays(startDay.slice(0, 10), 1);
}

export function isOrdered(startDay: string, endDay: string): boolean {
  return startDay.slice(0, 10) <= endDay.slice(0, 10);
}

/** All letters in order; letters without plus and minus are always selected; a numeric class has the default list. */
export function normaliseGrades(method: GradeMethod, grades: readonly LetterGrade[]): LetterGrade[] {
  if (method === 'Numeric') return defaultLetterGrades;
  const selectedByValue = new Map(grades.map((grade) => [grade.value, grade.selected]));
  return letterGrades.map((value) => ({
    value,
    selected: value.length === 1 || (selectedByValue.get(value) ?? false),
  }));
}

/** Letters that a class keeps when it switches to numbers: those in use must still exist if it switches back. */
export function withLettersInUse(
  grades: readonly LetterGrade[],
  lettersInUse: readonly LetterInUse[],
): LetterGrade[] {
  const used = new Set(lettersInUse.map(({ value }) => value));
  return grades.map(({ value, selected }) => ({ value, selected: selected || used.has(value) }));
}

/** Letters that cannot be deselected, with their holders: A (Jo Doe, +3), B (Al Roe). */
export function unselectedLetters(
  grades: readonly LetterGrade[],
  lettersInUse: readonly LetterInUse[],
): string {
  const selected = new Set(grades.filter((grade) => grade.selected).map(({ value }) => value));
  const stored = lettersInUse.filter(({ value }) => !selected.has(value));
  const studentsOfGrade = stored.map(({ value, students, names }) => {
    const others = students - names.length;
    return `${value} (${names.join(', ')}${others > 0 ? `, +${others}` : ''})`;
  });
  return studentsOfGrade.join(', ');
}

/** The first and the last instant of a class. */
export function classBounds(classRow: { start_day: string; end_day: string; time_zone: string }) {
  return {
    opensAt: startOfDay(classRow.start_day, classRow.time_zone),
    closesAt: endOfDay(classRow.end_day, classRow.time_zone),
  };
}

/** The assignments must lie within the dates of the class, given as its first and last instant. */
export function includesAssignments(
  period: { opensAt: Date; closesAt: Date },
  assignments: readonly { startAt: Date; endAt: Date }[],
): boolean {
  return assignments.every(({ startAt, endAt }) => startAt >= period.opensAt && endAt <= period.closesAt);
}
