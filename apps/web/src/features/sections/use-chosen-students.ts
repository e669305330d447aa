import type { ClassOverview, UserId } from '@redraft/contracts';
import { useMemo } from 'react';
import { matchesChoice } from './section-choice.ts';
import { useSectionChoice } from './use-section-choice.ts';

/** Students that match the section filter. */
export function useChosenStudents(
  classDetails: Pick<ClassOverview, 'sections' | 'students'>,
): ReadonlySet<UserId> {
  const { sections, students } = classDetails;
  const [choice] = useSectionChoice(sections);
  return useMemo(
    () => new Set(students.filter((student) => matchesChoice(student, choice)).map(({ id }) => id)),
    [students, choice],
  );
}
