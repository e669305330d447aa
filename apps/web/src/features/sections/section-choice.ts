import type { ClassMember, ClassSection, InvitationId, SectionId, UserId } from '@redraft/contracts';
import type { Person } from './people.ts';

/** Filter of a student list: all, one section, or none assigned. */
export type SectionChoice = 'all' | 'none' | SectionId;

export interface SectionOfPeople {
  sectionId: SectionId | null;
  studentIds: UserId[];
  invitationIds: InvitationId[];
}

/** Parses the URL parameter; a deleted section means all. */
export function parseChoice(text: string | null, sections: readonly ClassSection[]): SectionChoice {
  if (text === 'none' && sections.length > 0) return 'none';
  return sections.find(({ id }) => String(id) === text)?.id ?? 'all';
}

export function matchesChoice({ sectionId }: Pick<ClassMember, 'sectionId'>, choice: SectionChoice): boolean {
  if (choice === 'all') return true;
  return choice === 'none' ? sectionId === null : sectionId === choice;
}

export function countMatching(
  students: readonly Pick<ClassMember, 'sectionId'>[],
  choice: SectionChoice,
): number {
  return students.filter((student) => matchesChoice(student, choice)).length;
}

/** Previous sections of moved people, one call per section, for undo. */
export function groupBySection(people: readonly Person[], movedKeys: ReadonlySet<string>): SectionOfPeople[] {
  const groups = Map.groupBy(
    people.filter(({ key }) => movedKeys.has(key)),
    ({ sectionId }) => sectionId,
  );
  return [...groups].map(([sectionId, group]) => ({ sectionId, ...splitIdsByKind(group) }));
}

export function splitIdsByKind(people: readonly Person[]): Omit<SectionOfPeople, 'sectionId'> {
  return {
    studentIds: people.flatMap((person) => (person.kind === 'student' ? [person.id] : [])),
    invitationIds: people.flatMap((person) => (person.kind === 'invited' ? [person.id] : [])),
  };
}
