import {
  type ClassOverview,
  type InvitationId,
  type SectionId,
  shownAddress,
  type UserId,
} from '@redraft/contracts';
import { formatSortName } from '../../domain/classes/index.ts';

/** A student or an invited person, who can be assigned to a section. */
export type Person = {
  /** Unique across both kinds. */
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
      name: formatSortName(student),
      email: shownAddress(student.email),
      sectionId: student.sectionId,
    })),
    ...invitations.map((invited) => ({
      kind: 'invited' as const,
      key: `invited ${invited.id}`,
      id: invited.id,
      name: formatSortName(invited) || invited.email,
      email: invited.email,
      sectionId: invited.sectionId,
    })),
  ];
}
