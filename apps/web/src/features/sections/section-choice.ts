import type { ClassMember, ClassSection, InvitationId, SectionId, UserId } from '@redraft/contracts';
import type { Person } from './people.ts';

/** Which students a list shows: all, those of a section, or those in none. */
export type SectionChoice = 'all' | 'none' | SectionId;

export interface SectionOfPeople {
  sectionId: SectionId | null;
  studentIds: UserId[];
  invitationIds: InvitationId[];
}

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

/** Where people were before they were moved, one call a section: what an undo sends. */
export function groupsBefore(people: readonly Person[], moved: ReadonlySet<string>): SectionOfPeople[] {
  const groups = Map.groupBy(
    people.filter(({ key }) => moved.has(key)),
    ({ sectionId }) => sectionId,
  );
  return [...groups].map(([sectionId, group]) => ({ sectionId, ...idsOf(group) }));
}

export function idsOf(people: readonly Person[]): Omit<SectionOfPeople, 'sectionId'> {
  return {
    studentIds: people.flatMap((person) => (person.kind === 'student' ? [person.id] : [])),
    invitationIds: people.flatMap((person) => (person.kind === 'invited' ? [person.id] : [])),
  };
}
