import type { SessionUser } from '@redraft/contracts';
import { useEffect, useState } from 'react';
import { request } from '../../lib/api.ts';
import { currentUser, hasPermission } from '../../lib/session.ts';

/** Like `useIsAssistant`, but without the query cache, which the entrance does not load. */
export function useAssistsOnce(user: SessionUser | null): boolean {
  const [assists, setAssists] = useState(false);
  const isRequested = user !== null && currentUser() !== null && !hasPermission(user, 'class.list_any');
  // Loads again when another user has signed in.
  useEffect(() => {
    if (!isRequested) return;
    const controller = new AbortController();
    loadAssistsOnce(controller.signal).then(setAssists, () => undefined);
    return () => {
      controller.abort();
      setAssists(false);
    };
  }, [isRequested]);
  return assists;
}

async function loadAssistsOnce(signal: AbortSignal): Promise<boolean> {
  const response = await request(
    { method: 'GET', path: '/api/assistant/class' },
    {
      query: { index: 0 },
      signal,
      isIncidental: true,
    },
  );
  const classes: unknown = await response.json();
  return Array.isArray(classes) && classes.length > 0;
}
