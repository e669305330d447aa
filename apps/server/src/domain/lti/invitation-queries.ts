import type { PlatformId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertPlatformInvitation(invitation: {
  tokenHash: Buffer;
  institution: string;
  createdBy: UserId;
  at: Date;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('lti_invitations')
    .values({
      token_hash: invitation.tokenHash,
      institution: invitation.institution,
      created_by: invitation.createdBy,
      created_at: invitation.at,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** Marks the invitation as used in the statement that reads it, so that only one of two simultaneous registrations succeeds. */
export async function updateInvitationUsed(tokenHash: Buffer, now: Date) {
  return db()
    .updateTable('lti_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['institution', 'created_by'])
    .executeTakeFirst();
}

/** Makes an invitation usable again after the platform has refused the registration and nothing was created. */
export async function updateInvitationUnused(tokenHash: Buffer): Promise<void> {
  await db()
    .updateTable('lti_invitations')
    .set({ used_at: null })
    .where('token_hash', '=', tokenHash)
    .where('platform_id', 'is', null)
    .execute();
}

export async function updateInvitationPlatform(tokenHash: Buffer, platformId: PlatformId): Promise<void> {
  await db()
    .updateTable('lti_invitations')
    .set({ platform_id: platformId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteExpiredInvitations(before: Date): Promise<void> {
  await db().deleteFrom('lti_invitations').where('expires_at', '<', before).execute();
}
