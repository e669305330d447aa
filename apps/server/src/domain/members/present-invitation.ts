import type { ClassInvitation } from '@redraft/contracts';
import type { InvitationRow } from './invitation-queries.ts';

export function presentInvitation(row: InvitationRow): ClassInvitation {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    sectionId: row.section_id,
    invitedDate: row.invited_at.toISOString(),
    mailedDate: row.mailed_at?.toISOString() ?? null,
  };
}
