import type pg from 'pg';
import { separateClient } from './db.ts';
import { type Notice, noticeSchema, notifyChannel } from './notify.ts';

/**
 * One connection of this process that listens for notifications, opened when the first listener asks. If it breaks, notifications may have been
 * missed: `onLost` is called, and the next call of `ready` opens another.
 */
export interface NotifyListener {
  /** Resolves once all later notifications will be received. */
  ready: () => Promise<void>;
  /** Checks that the connection still responds: one that died silently reports nothing. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** After this long without an answer the connection counts as lost. */
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

/** Null for notifications of another version of the program. */
function readNotice(payload: string | undefined): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(payload ?? ''));
  } catch {
    return null;
  }
}
