import type { ClassOverview, SectionId } from '@redraft/contracts';
import { useCallback } from 'react';
import { matchesChoice } from './section-choice.ts';
import { useSectionChoice } from './use-section-choice.ts';

/** Whether a person matches the section filter. */
export function useIsInChosenSection({
  sections,
}: Pick<ClassOverview, 'sections'>): (person: { sectionId: SectionId | null }) => boolean {
  const [choice] = useSectionChoice(sections);
  return useCallback((person) => matchesChoice(person, choice), [choice]);
}
