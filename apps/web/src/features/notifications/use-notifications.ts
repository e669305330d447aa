import type { Notification, SessionUser } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/notifications';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { currentUser } from '../../lib/session.ts';
import { followNotices } from './notice-stream.ts';
import {
  isStale,
  markRead,
  type NotificationCopy,
  readCopy,
  withReadFlags,
  writeCopy,
} from './notification-copy.ts';

/** Fired after an event that causes a notification. */
const refreshEvent = 'redraft:notifications';
/** Tabs learn of each other's copies by the `storage` event; components of one page by this one. */
const storedEvent = 'redraft:notifications-kept';
const pollIntervalMs = 60_000;

/** Makes the bell refetch now, regardless of the cache's age. */
export function refreshNotifications(): void {
  window.dispatchEvent(new Event(refreshEvent));
}

/** Cached notifications of the user, and an action that marks one as read. */
export function useNotifications(user: SessionUser): {
  items: readonly Notification[];
  /** False until loaded: an empty list does not mean that there are none. */
  isLoaded: boolean;
  markAsRead: (id: string) => void;
} {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { id: userId } = user;
  const [copy, setCopy] = useState<NotificationCopy | null>(readCopy);

  // Listens for copies stored by other tabs, and refetches if the copy is old or the server announces news.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const refresh = (isForced: boolean) => {
      const stored = readCopy();
      setCopy(stored);
      if (currentUser() === null || !(isForced || isStale(stored, { userId, language }, now()))) return;
      fetchCopy({ userId, language }, signal).then(setCopy, (error: unknown) => {
        if (!signal.aborted) console.warn('The notifications could not be loaded.', error);
      });
    };
    const handleFocus = () => refresh(false);
    refresh(false);
    window.addEventListener('focus', handleFocus, { signal });
    window.addEventListener('storage', handleFocus, { signal });
    window.addEventListener(refreshEvent, () => refresh(true), { signal });
    window.addEventListener(storedEvent, () => setCopy(readCopy()), { signal });
    const timer = setInterval(handleFocus, pollIntervalMs);
    void followNotices(() => refresh(true), signal);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [userId, language]);

  const markAsRead = useCallback((id: string) => {
    const stored = readCopy();
    if (stored === null) return;
    store(markRead(stored, id));
  }, []);

  const ownCopy = copy?.userId === userId ? copy : null;
  return { items: ownCopy?.items ?? [], isLoaded: ownCopy !== null, markAsRead };
}

async function fetchCopy(
  owner: Pick<NotificationCopy, 'userId' | 'language'>,
  signal: AbortSignal,
): Promise<NotificationCopy> {
  const items = await callApi(calls.listNotifications, { signal, isIncidental: true });
  const previousCopy = readCopy();
  const knownItems = previousCopy?.userId === owner.userId ? previousCopy.items : [];
  const copy = { ...owner, updatedAt: now(), items: withReadFlags(items, knownItems) };
  store(copy);
  return copy;
}

function store(copy: NotificationCopy): void {
  writeCopy(copy);
  window.dispatchEvent(new Event(storedEvent));
}
