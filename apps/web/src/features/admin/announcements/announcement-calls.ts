import {
  type Announcement,
  announcementSchema,
  type ChangedAnnouncement,
  type NewAnnouncement,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../../lib/api.ts';

export function loadAnnouncements(index: number, signal: AbortSignal): Promise<Announcement[]> {
  const answer = z.array(announcementSchema);
  return callApi('GET', '/api/admin/announcements', { query: { index }, answer, signal });
}

export function createAnnouncement(body: NewAnnouncement): Promise<void> {
  return callApi('POST', '/api/admin/announcement', { creates: true, body });
}

export function updateAnnouncement(body: ChangedAnnouncement): Promise<void> {
  return callApi('PUT', '/api/admin/announcement', { body });
}

/** Whether it was there to be deleted. */
export function deleteAnnouncement(id: Announcement['id']): Promise<boolean> {
  return callApi('DELETE', '/api/admin/announcement', { query: { id }, answer: z.boolean() });
}
