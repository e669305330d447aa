import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import type { TextScope } from '../../domain/fencing/index.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import type { Notice } from '../../platform/notify.ts';
import { createNotifyListener } from '../../platform/notify-listener.ts';

/**
 * Server-sent events for open pages: that there is something new (never what), that a save was refused, and that permissions on texts may have
 * changed. The page then requests the details with its own language and permissions. Processes notify each other through PostgreSQL; a stream that
 * may have missed an event is ended, and its page reconnects.
 */
export interface NoticeStreams {
  /** Lines of server-sent events. Throws if the user has too many streams. */
  open: (actor: Pick<Actor, 'userId' | 'sessionId' | 'sessionExpiresAt'>) => Promise<Readable>;
  close: () => Promise<void>;
}

/** Per user and process: a page in each of the user's browsers, plus connections whose end was not noticed yet. */
export const maxStreams = 5;
const heartbeatMs = 25_000;
/** Broadcasts are sent in batches: each page requests its list at once, which would delay other calls. */
const streamsPerTurn = { pages: 10, everyMs: 100 };
const notifiedSchema = 'event: told\ndata: {}\n\n';
const access = 'event: access\ndata: {}\n\n';
/** A client with this much unread data is gone. */
const maxUnreadBytes = 16 * 1024;

interface Stream {
  userId: UserId;
  sessionId: number;
  expiresAt: Date;
  lines: Readable;
}

interface Options {
  clock: () => Date;
  heartbeatMs?: number;
  /** Which of the users have a text in the scope. */
  studentsOf: (scope: TextScope, candidates: readonly UserId[]) => Promise<UserId[]>;
}

export function createNoticeStreams(options: Options): NoticeStreams {
  const streams = new Set<Stream>();
  const listener = createNotifyListener({ onNotice: deliver, onLost: endAll });
  const heartbeat = setInterval(sendHeartbeats, options.heartbeatMs ?? heartbeatMs);
  heartbeat.unref();

  function deliver(message: Notice): void {
    if (message.kind === 'told') {
      const recipients = message.userIds === null ? null : new Set(message.userIds);
      void deliverTo(
        [...streams].filter(({ userId }) => recipients?.has(userId) ?? true),
        notifiedSchema,
      );
    }
    if (message.kind === 'access') void notifyAccess(message);
    if (message.kind === 'saveRefused')
      for (const one of streams)
        if (one.userId === message.userId)
          send(one, `event: saveRefused\ndata: ${JSON.stringify({ fileId: message.fileId })}\n\n`);
    if (message.kind === 'ended')
      for (const one of streams)
        if (one.sessionId === message.sessionId || one.userId === message.userId) closeStream(one);
  }

  /** If it is missed, the page notices at its next regular check. */
  async function notifyAccess(scope: TextScope): Promise<void> {
    const open = [...new Set([...streams].map(({ userId }) => userId))];
    if (open.length === 0) return;
    const recipients = new Set(await options.studentsOf(scope, open).catch(() => []));
    await deliverTo(
      [...streams].filter(({ userId }) => recipients.has(userId)),
      access,
    );
  }

  async function deliverTo(recipients: readonly Stream[], message: string): Promise<void> {
    for (let from = 0; from < recipients.length; from += streamsPerTurn.pages) {
      if (from > 0) await delay(streamsPerTurn.everyMs, undefined, { ref: false });
      for (const one of recipients.slice(from, from + streamsPerTurn.pages))
        if (streams.has(one)) send(one, message);
    }
  }

  function send(stream: Stream, message: string): void {
    if (stream.lines.destroyed) streams.delete(stream);
    else if (stream.lines.readableLength > maxUnreadBytes) stream.lines.destroy();
    else stream.lines.push(message);
  }

  /** Removed at once: nothing may be sent after the end, and a client that stopped reading may never close. */
  function closeStream(stream: Stream): void {
    if (streams.delete(stream)) stream.lines.push(null);
  }

  function endAll(): void {
    for (const one of streams) closeStream(one);
  }

  function sendHeartbeats(): void {
    if (streams.size === 0) return;
    void listener.check();
    const now = options.clock();
    for (const one of streams) {
      if (one.expiresAt <= now) closeStream(one);
      // A comment line: proxies close silent connections.
      else send(one, ':\n\n');
    }
  }

  return {
    open: async ({ userId, sessionId, sessionExpiresAt: expiresAt }) => {
      await listener.ready();
      const userStreams = [...streams].filter((one) => one.userId === userId);
      if (userStreams.length >= maxStreams) throw tooManyRequests();
      const message = new Readable({ read: () => undefined });
      const stream = { userId, sessionId, expiresAt, lines: message };
      streams.add(stream);
      // An error in one stream must not affect others.
      message.on('error', () => streams.delete(stream));
      message.once('close', () => streams.delete(stream));
      message.push('retry: 5000\nevent: ready\ndata: {}\n\n');
      return message;
    },
    close: async () => {
      clearInterval(heartbeat);
      endAll();
      await listener.close();
    },
  };
}
