import type { ClassOverview, InvitationId, SectionId, UserId } from '@redraft/contracts';
import { registerName } from '../../domain/classes/index.ts';

/** Who can be put into a section: a student of the class, or somebody who is invited to it. */
export type Person = {
  /** Of both kinds no two alike. */
  key: string;
  name: string;
  email: string;
  sectionId: SectionId | null;
} & ({ kind: 'student'; id: UserId } | { kind: 'invited'; id: InvitationId });

export function listPeople({
  students,
  invitations,
}: Pick<ClassOverview, 'students' | 'invitations'>): Person[] {
  return [
    ...students.map((student) => ({
      kind: 'student' as const,
      key: `student ${student.id}`,
      id: student.id,
      name: registerName(student),
      email: student.email,
      sectionId: student.sectionId,
    })),
    ...invitations.map((invited) => ({
      kind: 'invited' as const,
      key: `invited ${invited.id}`,
      id: invited.id,
      name: registerName(invited) || invited.email,
      email: invited.email,
      sectionId: invited.sectionId,
    })),
  ];
}
