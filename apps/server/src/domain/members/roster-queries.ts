import type { ClassId, InvitationId, SectionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/** What is known about the person with an address in a class. */
export interface RosterMembership {
  isStaff: boolean;
  /** `isStudent` without `canEnroll` means that the account is unconfirmed. */
  account: { id: UserId; isStudent: boolean; canEnroll: boolean } | null;
  /** Current membership. */
  membership: { sectionId: SectionId | null } | null;
  invitation: { id: InvitationId; sectionId: SectionId | null; firstName: string; lastName: string } | null;
}

interface MembershipRow {
  email: string;
  is_staff: boolean;
  account_id: UserId | null;
  is_student: boolean;
  can_enroll: boolean;
  is_member: boolean;
  section_id: SectionId | null;
  invitation_id: InvitationId | null;
  invited_section_id: SectionId | null;
  first_name: string | null;
  last_name: string | null;
}

/** What is known about each address, in one query for a whole roster; addresses in lower case. */
export async function listRosterMemberships(
  classId: ClassId,
  emails: readonly string[],
): Promise<Map<string, RosterMembership>> {
  const { rows } = await sql<MembershipRow>`
    SELECT wanted.email, users.id AS account_id,
      users.id IS NOT NULL AND (users.id = classes.owner_id OR class_assistants.user_id IS NOT NULL) AS is_staff,
      student.is_one AS is_student, coalesce(users.confirmed AND student.is_one, false) AS can_enroll,
      enrollments.student_id IS NOT NULL AS is_member, enrollments.section_id,
      invitations.id AS invitation_id, invitations.section_id AS invited_section_id,
      invitations.first_name, invitations.last_name
    FROM (SELECT DISTINCT unnest(${emails}::text[]) AS email) AS wanted
    CROSS JOIN (SELECT id, owner_id FROM classes WHERE id = ${classId}) AS classes
    LEFT JOIN users ON lower(users.email) = wanted.email
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM user_roles WHERE user_roles.user_id = users.id
      AND user_roles.role = ANY(${rolesWith('enrollment.join')}::text[])) AS is_one) AS student
    LEFT JOIN class_assistants ON class_assistants.class_id = classes.id AND class_assistants.user_id = users.id
    LEFT JOIN enrollments ON enrollments.class_id = classes.id AND enrollments.student_id = users.id
      AND enrollments.dropped_at IS NULL
    LEFT JOIN class_invitations AS invitations ON invitations.class_id = classes.id
      AND lower(invitations.email) = wanted.email`.execute(db());
  return new Map(rows.map((row) => [row.email, toMembership(row)]));
}

function toMembership(row: MembershipRow): RosterMembership {
  return {
    isStaff: row.is_staff,
    account:
      row.account_id === null
        ? null
        : { id: row.account_id, isStudent: row.is_student, canEnroll: row.can_enroll },
    membership: row.is_member ? { sectionId: row.section_id } : null,
    invitation:
      row.invitation_id === null
        ? null
        : {
            id: row.invitation_id,
            sectionId: row.invited_section_id,
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
          },
  };
}
