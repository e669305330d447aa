import type { AnnouncementId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

interface AnnouncementContent {
  title: string;
  message: string;
  expiresAt: Date;
}

function announcements() {
  return db()
    .selectFrom('announcements')
    .leftJoin('users', 'users.id', 'announcements.author_id')
    .select(['announcements.id', 'announcements.title', 'announcements.message'])
    .select(['announcements.expires_at', 'announcements.created_at'])
    .select(sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('author'));
}

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number];

/** Newest first. */
export function listAnnouncements(page: { offset: number; limit: number }) {
  return announcements().orderBy('announcements.id', 'desc').offset(page.offset).limit(page.limit).execute();
}

/** Current announcements, newest first. */
export function listUnexpiredAnnouncements(limit: number, now: Date): Promise<AnnouncementRow[]> {
  return announcements()
    .where('announcements.expires_at', '>', now)
    .orderBy('announcements.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectAnnouncement(id: AnnouncementId): Promise<AnnouncementRow> {
  return announcements().where('announcements.id', '=', id).executeTakeFirstOrThrow();
}

export async function insertAnnouncement(
  { title, message, expiresAt, authorId }: AnnouncementContent & { authorId: UserId },
  at: Date,
): Promise<AnnouncementId> {
  const { id } = await db()
    .insertInto('announcements')
    .values({
      title,
      message,
      expires_at: expiresAt,
      author_id: authorId,
      created_at: at,
      changed_at: at,
      mail_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Announcements to be mailed now; marks them so that no other worker mails them. */
export async function takeAnnouncementsToMail(now: Date): Promise<AnnouncementId[]> {
  const rows = await db()
    .updateTable('announcements')
    .set({ mail_at: null })
    .where('mail_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False if there is none. */
export async function updateAnnouncement(
  { id, title, message, expiresAt }: AnnouncementContent & { id: AnnouncementId },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('announcements')
    .set({ title, message, expires_at: expiresAt, changed_at: at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if there is none. */
export async function deleteAnnouncement(id: AnnouncementId): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('announcements')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
