import type { Notification } from '@redraft/contracts';
import { parseJson, readStored, writeStored } from '../../lib/browser-storage.ts';
import { isRecord } from '../../lib/records.ts';

/** Cached notifications of a user, with those read in this browser. */
export interface NotificationCopy {
  userId: number;
  language: string;
  updatedAt: number;
  items: readonly Notification[];
}

const storageKey = 'redraft.notifications';
/** Twenty minutes: a page opened again within this time sends no request. */
const freshMs = 1_200_000;

export function readCopy(): NotificationCopy | null {
  const stored = parseJson(readStored('local', storageKey));
  return isNotificationCopy(stored) ? stored : null;
}

export function writeCopy(copy: NotificationCopy): void {
  writeStored('local', storageKey, JSON.stringify(copy));
}

/** Whether to ask the server: no copy, another user or language, or too old. */
export function isStale(
  copy: NotificationCopy | null,
  owner: Pick<NotificationCopy, 'userId' | 'language'>,
  now: number,
): boolean {
  if (copy === null || copy.userId !== owner.userId || copy.language !== owner.language) return true;
  return now - copy.updatedAt > freshMs || copy.updatedAt > now;
}

/** The server's response, merged with local read marks. */
export function withReadFlags(
  items: readonly Notification[],
  previousItems: readonly Notification[],
): Notification[] {
  const readIds = new Set(previousItems.filter(({ isRead }) => isRead).map(({ id }) => id));
  return items.map((item) => ({ ...item, isRead: item.isRead || readIds.has(item.id) }));
}

export function markRead(copy: NotificationCopy, id: string): NotificationCopy {
  return { ...copy, items: copy.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)) };
}

/** Validated by hand: the header renders before zod is loaded. */
function isNotificationCopy(value: unknown): value is NotificationCopy {
  if (!isRecord(value) || !Array.isArray(value.items)) return false;
  const isComplete = value.items.every(
    (item: unknown) =>
      isRecord(item) &&
      [item.id, item.title, item.message, item.at].every((text) => typeof text === 'string') &&
      (item.link === null || typeof item.link === 'string') &&
      typeof item.isRead === 'boolean',
  );
  return (
    isComplete &&
    Number.isInteger(value.userId) &&
    Number.isFinite(value.updatedAt) &&
    typeof value.language === 'string'
  );
}
