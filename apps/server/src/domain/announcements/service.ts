import {
  type Announcement,
  type AnnouncementId,
  type AuditedAction,
  announcementsPerPage,
  type ChangedAnnouncement,
  type NewAnnouncement,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyUserIds } from '../../platform/notify.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  listUnexpiredAnnouncements,
  selectAnnouncement,
  updateAnnouncement,
} from './queries.ts';

/** Maximum shown at once. */
const maxShown = 50;

export async function readAnnouncements(index: number): Promise<Announcement[]> {
  const page = { offset: index * announcementsPerPage, limit: announcementsPerPage };
  return (await listAnnouncements(page)).map(presentAnnouncement);
}

/** Current announcements, newest first. */
export function listCurrentAnnouncements(now: Date): Promise<AnnouncementRow[]> {
  return listUnexpiredAnnouncements(maxShown, now);
}

export async function announce(actor: Actor, content: NewAnnouncement, now: Date): Promise<Announcement> {
  return inTransaction(async () => {
    const expiresAt = new Date(content.expires);
    const id = await insertAnnouncement({ ...content, expiresAt, authorId: actor.userId }, now);
    await auditAnnouncement(actor, { id, action: 'announcement.created' }, now);
    return presentAnnouncement(await selectAnnouncement(id));
  });
}

export async function changeAnnouncement(
  actor: Actor,
  content: ChangedAnnouncement,
  now: Date,
): Promise<Announcement> {
  return inTransaction(async () => {
    const isThere = await updateAnnouncement({ ...content, expiresAt: new Date(content.expires) }, now);
    if (!isThere) throw new AppError('not_found');
    await auditAnnouncement(actor, { id: content.id, action: 'announcement.changed' }, now);
    return presentAnnouncement(await selectAnnouncement(content.id));
  });
}

/** False if it does not exist any more. */
export async function withdrawAnnouncement(actor: Actor, id: AnnouncementId, now: Date): Promise<boolean> {
  return inTransaction(async () => {
    if (!(await deleteAnnouncement(id))) return false;
    await auditAnnouncement(actor, { id, action: 'announcement.deleted' }, now);
    return true;
  });
}

/** Writes the audit entry and notifies open pages. */
async function auditAnnouncement(
  actor: Actor,
  entry: { id: AnnouncementId; action: AuditedAction },
  now: Date,
): Promise<void> {
  const { id: subjectId, action } = entry;
  await audit({ at: now, actorId: actor.userId, action, subject: 'announcement', subjectId });
  await notifyUserIds('everybody');
}

function presentAnnouncement(row: AnnouncementRow): Announcement {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    author: row.author,
    expires: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
