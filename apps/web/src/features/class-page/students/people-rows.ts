import type { ClassInvitation, ClassOverview } from '@redraft/contracts';
import { formatSortName } from '../../../domain/classes/index.ts';
import { buildStudentRows, type StudentRow } from '../class-rows.ts';

/** A student, or an invited person who has not joined yet. */
export type PersonRow =
  | ({ kind: 'student' } & StudentRow)
  | { kind: 'invited'; invitation: ClassInvitation; name: string; section: string | null };

export function buildPeopleRows({
  students,
  invitations,
  sections,
}: Pick<ClassOverview, 'students' | 'invitations' | 'sections'>): PersonRow[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  return [
    ...buildStudentRows(students, sections).map((row) => ({ kind: 'student' as const, ...row })),
    ...invitations.map((invitation) => ({
      kind: 'invited' as const,
      invitation,
      name: formatSortName(invitation) || invitation.email,
      section: invitation.sectionId === null ? null : (names.get(invitation.sectionId) ?? null),
    })),
  ];
}

export function buildPersonKey(row: PersonRow): string {
  return row.kind === 'student' ? `student-${row.student.id}` : `invited-${row.invitation.id}`;
}
