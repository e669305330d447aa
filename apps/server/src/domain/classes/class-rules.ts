import { addDays } from '@redraft/calendar';
import {
  defaultLetterGrades,
  type GradeMethod,
  type LetterGrade,
  type LetterInUse,
  letterGrades,
} from '@redraft/contracts';
import { endOfDay, startOfDay } from '../../platform/zones.ts';

/** A new class lasts at least one day. */
export function isLongEnough(startDay: string, endDay: string): boolean {
  return endDay.slice(0, 10) >= addDays(startDay.slice(0, 10), 1);
}

export function isOrdered(startDay: string, endDay: string): boolean {
  return startDay.slice(0, 10) <= endDay.slice(0, 10);
}

/** All letters in their order; single letters are locked on, a numeric class keeps the default list. */
export function normaliseGrades(method: GradeMethod, grades: readonly LetterGrade[]): LetterGrade[] {
  if (method === 'Numeric') return defaultLetterGrades;
  const chosen = new Map(grades.map((grade) => [grade.value, grade.selected]));
  return letterGrades.map((value) => ({
    value,
    selected: value.length === 1 || (chosen.get(value) ?? false),
  }));
}

/** The letters of a class that go on when it gives numbers: those in use are still there when it gives letters again. */
export function withLettersInUse(
  grades: readonly LetterGrade[],
  inUse: readonly LetterInUse[],
): LetterGrade[] {
  const used = new Set(inUse.map(({ value }) => value));
  return grades.map(({ value, selected }) => ({ value, selected: selected || used.has(value) }));
}

/** The letters that can not be unselected, and who has them: A (Jo Doe, +3), B (Al Roe). */
export function unselectedLetters(grades: readonly LetterGrade[], inUse: readonly LetterInUse[]): string {
  const selected = new Set(grades.filter((grade) => grade.selected).map(({ value }) => value));
  const stored = inUse.filter(({ value }) => !selected.has(value));
  const whose = stored.map(({ value, students, names }) => {
    const others = students - names.length;
    return `${value} (${names.join(', ')}${others > 0 ? `, +${others}` : ''})`;
  });
  return whose.join(', ');
}

/** The first and the last moment of a class. */
export function classBounds(course: { start_day: string; end_day: string; time_zone: string }) {
  return {
    opensAt: startOfDay(course.start_day, course.time_zone),
    closesAt: endOfDay(course.end_day, course.time_zone),
  };
}

/** The dates of a class include all of its assignments: instants of the class's first and last moment. */
export function includesAssignments(
  bounds: { opensAt: Date; closesAt: Date },
  assignments: readonly { startAt: Date; endAt: Date }[],
): boolean {
  return assignments.every(({ startAt, endAt }) => startAt >= bounds.opensAt && endAt <= bounds.closesAt);
}
