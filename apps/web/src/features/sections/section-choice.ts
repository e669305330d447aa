import type { ClassMember, ClassSection, SectionId, UserId } from '@redraft/contracts';

/** Which students a list shows: all, those of a section, or those in none. */
export type SectionChoice = 'all' | 'none' | SectionId;

/** What stands in the address; of a section that is gone, all are shown. */
export function parseChoice(text: string | null, sections: readonly ClassSection[]): SectionChoice {
  if (text === 'none' && sections.length > 0) return 'none';
  return sections.find(({ id }) => String(id) === text)?.id ?? 'all';
}

export function isChosen({ sectionId }: Pick<ClassMember, 'sectionId'>, choice: SectionChoice): boolean {
  if (choice === 'all') return true;
  return choice === 'none' ? sectionId === null : sectionId === choice;
}

export function countChosen(
  students: readonly Pick<ClassMember, 'sectionId'>[],
  choice: SectionChoice,
): number {
  return students.filter((student) => isChosen(student, choice)).length;
}

/** Where students were before they were moved, one call a section: what an undo sends. */
export function groupsBefore(
  students: readonly Pick<ClassMember, 'id' | 'sectionId'>[],
  moved: ReadonlySet<UserId>,
): { sectionId: SectionId | null; studentIds: UserId[] }[] {
  const groups = Map.groupBy(
    students.filter(({ id }) => moved.has(id)),
    ({ sectionId }) => sectionId,
  );
  return [...groups].map(([sectionId, group]) => ({ sectionId, studentIds: group.map(({ id }) => id) }));
}
