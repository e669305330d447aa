import type { FastifyInstance } from 'fastify';
import { listStudentsOf } from '../../domain/fencing/index.ts';
import { now } from '../../platform/clock.ts';
import { createNoticeStreams, type NoticeStreams } from './stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    noticeStreams: NoticeStreams;
  }
}

/** Streams end when shutdown begins: pages reconnect to another process. */
export function noticeStreams(app: FastifyInstance): void {
  const streams = createNoticeStreams({ clock: now, studentsOf: listStudentsOf });
  app.decorate('noticeStreams', streams);
  app.addHook('preClose', () => streams.close());
}
