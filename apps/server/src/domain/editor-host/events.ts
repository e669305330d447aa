import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';
import type { FileId } from '@redraft/contracts';
import { eventsTokenEnded, formatTimestamp } from '@redraft/wopi';
import { now } from '../../platform/clock.ts';
import { AppError, tooManyRequests } from '../../platform/errors.ts';
import { type Notice, notify } from '../../platform/notify.ts';
import { createNotifyListener } from '../../platform/notify-listener.ts';
import { createEventHub, hashedId, type Subscription } from './event-hub.ts';
import { createEventSocket, type EventSocket } from './event-socket.ts';
import type { FileAccess, FileStore } from './ports.ts';
import { selectHeldTokens } from './queries.ts';
import { createSaveRelay } from './save-relay.ts';
import type { Opening } from './tokens.ts';

/**
 * Events that the host pushes to openings of a file. Every process notifies its own connections; notifications between processes go through
 * PostgreSQL. A connection that may have missed an event is closed: its editor reconnects and receives the current version.
 */
export interface FileEvents {
  /** Throws to refuse, before the connection is established. */
  admit: (opening: Opening) => Promise<void>;
  join: (
    socket: WebSocket,
    opening: Opening,
    context: { access: FileAccess; store: FileStore },
  ) => Promise<void>;
  /** Call it once a save is durable. */
  saved: (save: { fileId: FileId; at: Date; opening: Opening }) => void;
  close: () => Promise<void>;
}

/** Per user and file in one process: more tabs and devices than anyone uses. */
export const maxConnections = 8;
const heartbeatMs = 30_000;

/** "Service Restart": events may have been missed, so the client should reconnect. */
const serviceRestart = 1012;

type Connection = Subscription & EventSocket;

export function createFileEvents(options: {
  heartbeatMs?: number | undefined;
  report: (error: unknown) => void;
}): FileEvents {
  const hub = createEventHub<Connection>();
  const from = randomUUID();
  const relay = createSaveRelay({
    send: (saves) => notify({ kind: 'saved', from, saves }),
    report: options.report,
  });
  const listener = createNotifyListener({
    onNotice: (message) => void dispatch(message).catch(options.report),
    onLost: () => {
      for (const one of hub.all()) one.end(serviceRestart, 'Please connect again.');
    },
  });
  const heartbeat = setInterval(() => void beat().catch(options.report), options.heartbeatMs ?? heartbeatMs);
  heartbeat.unref();

  async function dispatch(message: Notice): Promise<void> {
    if (message.kind === 'evaluation' || message.kind === 'commented') return;
    if (message.kind === 'ended') return endWithoutToken(hub.concerned(message));
    // This process has already notified its own connections.
    if (message.kind === 'saved' && message.from === from) return;
    hub.deliver(message);
  }

  async function beat(): Promise<void> {
    const connections = hub.all();
    if (connections.length === 0) return;
    for (const one of connections) one.ping();
    await Promise.all([listener.check(), endWithoutToken(connections)]);
  }

  /** Reads the database instead of trusting the notification: the token may have been renewed since. */
  async function endWithoutToken(connections: Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const held = await selectHeldTokens(
      connections.map((one) => one.opening.id),
      now(),
    );
    for (const one of connections)
      if (!held.has(one.opening.id)) one.end(eventsTokenEnded, 'The access to this document has ended.');
  }

  return {
    admit: async (opening) => {
      if (opening.mode !== 'edit') throw new AppError('file.view_only');
      await listener.ready();
      if (hub.count(opening.fileId, opening.userId) >= maxConnections) throw tooManyRequests();
    },
    join: async (socket, opening, { access, store }) => {
      const end = createEventSocket(socket);
      const unsubscribe = hub.add({ ...end, opening, fileContext: access.fileContext ?? null });
      socket.on('close', unsubscribe);
      const { modifiedAt } = await store.headOf(opening.fileId);
      end.greet({ type: 'hello', lastModifiedTime: formatTimestamp(modifiedAt.getTime()) });
    },
    saved: ({ fileId, at, opening }) => {
      const saves = [{ fileId, at: at.getTime(), opening: hashedId(opening.id) }];
      hub.deliver({ kind: 'saved', from, saves });
      for (const save of saves) relay.add(save);
    },
    close: async () => {
      clearInterval(heartbeat);
      await relay.close();
      await listener.close();
    },
  };
}
