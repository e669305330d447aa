import type pg from 'pg';
import { separateClient } from './db.ts';
import { type Notice, noticeSchema, notifyChannel } from './notify.ts';

/**
 * One connection of this process that hears what processes tell each other. It is made when somebody wants to hear.
 * Once it breaks, something may have been missed: `onLost` is told, and the next who wants to hear makes another.
 */
export interface NotifyListener {
  /** Resolves once everything told from now on is heard. */
  ready: () => Promise<void>;
  /** Finds out whether the connection still answers: one that has silently died tells nothing by itself. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** A database that does not answer this long counts as gone. */
const answerMs = 10_000;

export function createNotifyListener(options: {
  onNotice: (message: Notice) => void;
  onLost: () => void;
}): NotifyListener {
  let current: { client: pg.Client; connected: Promise<void> } | null = null;

  function lose(client: pg.Client): void {
    if (current?.client !== client) return;
    current = null;
    client.end().catch(() => undefined);
    options.onLost();
  }

  function connect(): Promise<void> {
    const client = separateClient({
      application_name: 'redraft-notify',
      query_timeout: answerMs,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      const message = readNotice(payload);
      if (message) options.onNotice(message);
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    const connected = (async () => {
      await client.connect();
      await client.query(`LISTEN ${notifyChannel}`);
    })();
    current = { client, connected };
    connected.catch(() => lose(client));
    return connected;
  }

  return {
    ready: () => current?.connected ?? connect(),
    check: async () => {
      const client = current?.client;
      await client?.query('SELECT 1').catch(() => lose(client));
    },
    close: async () => {
      const closing = current;
      current = null;
      await closing?.client.end().catch(() => undefined);
    },
  };
}

/** Null for what another version of the program tells. */
function readNotice(payload: string | undefined): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(payload ?? ''));
  } catch {
    return null;
  }
}
