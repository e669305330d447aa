import type { ClassId, InvitationId, MailId, SectionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** People invited to a class, by email address until they join. */

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

function invitations() {
  return db()
    .selectFrom('class_invitations')
    .select([
      'id',
      'class_id',
      'email',
      'first_name',
      'last_name',
      'section_id',
      'invited_at',
      'mailed_at',
      'mail_id',
    ]);
}

/** By name; invitations without a name last. */
export function listInvitations(classId: ClassId) {
  return invitations()
    .where('class_id', '=', classId)
    .orderBy(sql`last_name = ''`)
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(email)`)
    .execute();
}

export function selectOptionalInvitation(id: InvitationId) {
  return invitations().where('id', '=', id).executeTakeFirst();
}

export function selectOptionalInvitationByToken(tokenHash: Buffer) {
  return invitations().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Which of these invitations the class has. */
export function listInvitationsWithIds(classId: ClassId, ids: readonly InvitationId[]) {
  return invitations()
    .where('class_id', '=', classId)
    .where('id', '=', sql<InvitationId>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
}

/** Invitations for which no mail was sent. */
export function listInvitationsWithoutMail(classId: ClassId) {
  return invitations().where('class_id', '=', classId).where('mailed_at', 'is', null).orderBy('id').execute();
}

/** Stores new links; those of earlier mails become invalid. */
export async function updateInvitationsMailed(
  links: readonly { id: InvitationId; tokenHash: Buffer; mailId: MailId }[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE class_invitations SET token_hash = rows.token_hash, mail_id = rows.mail_id, mailed_at = ${at}
    FROM unnest(
      ${links.map(({ id }) => id)}::bigint[],
      ${links.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${links.map(({ mailId }) => mailId)}::bigint[]) AS rows (id, token_hash, mail_id)
    WHERE class_invitations.id = rows.id`.execute(db());
}

/** Moves all of them into the given section. */
export async function updateSectionsOfInvitations(
  ids: readonly InvitationId[],
  sectionId: SectionId | null,
): Promise<void> {
  await db()
    .updateTable('class_invitations')
    .set({ section_id: sectionId })
    .where('id', '=', sql<InvitationId>`ANY(${ids}::bigint[])`)
    .execute();
}

export async function deleteInvitation(id: InvitationId): Promise<void> {
  await db().deleteFrom('class_invitations').where('id', '=', id).execute();
}

export async function deleteInvitationsTo(classId: ClassId, emails: readonly string[]): Promise<void> {
  await db()
    .deleteFrom('class_invitations')
    .where('class_id', '=', classId)
    .where(sql<boolean>`lower(email) = ANY(${emails}::text[])`)
    .execute();
}

/** Deletes the invitation of a person who joins, and returns its settings. */
export function takeInvitation(
  classId: ClassId,
  userId: UserId,
): Promise<{ section_id: SectionId | null } | undefined> {
  return db()
    .deleteFrom('class_invitations')
    .using('users')
    .where('class_invitations.class_id', '=', classId)
    .where('users.id', '=', userId)
    .where('users.confirmed', '=', true)
    .where(sql<boolean>`lower(users.email) = lower(class_invitations.email)`)
    .returning('class_invitations.section_id')
    .executeTakeFirst();
}

export interface NewInvitation {
  email: string;
  firstName: string;
  lastName: string;
  sectionId: SectionId | null;
}

/** Inserts many at once; existing ones change only in the given fields. */
export async function upsertInvitations(options: {
  classId: ClassId;
  invitations: readonly NewInvitation[];
  invitedBy: UserId;
  at: Date;
}): Promise<void> {
  const { classId, invitations: rows, invitedBy, at } = options;
  await sql`
    INSERT INTO class_invitations (class_id, email, first_name, last_name, section_id, invited_by, invited_at)
    SELECT ${classId}, email, first_name, last_name, section_id, ${invitedBy}, ${at}
    FROM unnest(
      ${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ firstName }) => firstName)}::text[],
      ${rows.map(({ lastName }) => lastName)}::text[],
      ${rows.map(({ sectionId }) => sectionId)}::bigint[]) AS rows (email, first_name, last_name, section_id)
    ON CONFLICT (class_id, lower(email)) DO UPDATE
    SET first_name = coalesce(nullif(excluded.first_name, ''), class_invitations.first_name),
      last_name = coalesce(nullif(excluded.last_name, ''), class_invitations.last_name),
      section_id = coalesce(excluded.section_id, class_invitations.section_id)`.execute(db());
}
