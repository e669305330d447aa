import type { Announcement, ChangedAnnouncement, NewAnnouncement } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/announcements';
import { callApi, sendCall } from '../../../lib/api.ts';

export function loadAnnouncements(index: number, signal: AbortSignal): Promise<Announcement[]> {
  return callApi(calls.listAnnouncements, { query: { index }, signal });
}

export function createAnnouncement(body: NewAnnouncement): Promise<void> {
  return sendCall(calls.addAnnouncement, { body });
}

export function updateAnnouncement(body: ChangedAnnouncement): Promise<void> {
  return sendCall(calls.changeAnnouncement, { body });
}

/** Returns whether it existed. */
export function deleteAnnouncement(id: Announcement['id']): Promise<boolean> {
  return callApi(calls.removeAnnouncement, { query: { id } });
}
