import type { ClassInvitation } from '@redraft/contracts';
import type { MailProgress } from '../mail/index.ts';
import type { InvitationRow } from './invitation-queries.ts';

/** Includes the progress of its mail, if that still exists. */
export function presentInvitation(row: InvitationRow, mail: MailProgress | undefined): ClassInvitation {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    sectionId: row.section_id,
    invitedDate: row.invited_at.toISOString(),
    mailedDate: row.mailed_at?.toISOString() ?? null,
    mail: mail ? { state: mail.state, sentDate: mail.sentAt?.toISOString() ?? null } : null,
  };
}
