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

/** Used up in the statement that reads it: of two that come at once, one registers. */
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

/** For a registration that the platform has refused before anything was made. */
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
