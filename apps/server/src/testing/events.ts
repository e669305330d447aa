import { type FileEvent, parseFileEvent } from '@redraft/wopi';
import type { FastifyInstance } from 'fastify';

/** A connection to the events of a file, as an editor opens it. */
export interface EventListener {
  /** The next event, in order of arrival. */
  next: () => Promise<FileEvent>;
  /** The close code sent by the host. */
  closed: Promise<number>;
  close: () => void;
}

/** Rejects with the HTTP status if the host refuses the connection. `isDead`: it answers no ping. */
export async function listenTo(
  http: FastifyInstance,
  url: string,
  { isDead = false } = {},
): Promise<EventListener> {
  const heard: FileEvent[] = [];
  const waiting: ((event: FileEvent) => void)[] = [];
  const socket = await http.injectWS(url, undefined, {
    onInit: (opening) => {
      // A real client answers pings automatically.
      if (!isDead) opening.on('ping', () => opening.pong());
      opening.on('message', (data) => {
        const event = parseFileEvent(String(data));
        if (!event) throw new Error(`Not an event: ${data}`);
        const resolve = waiting.shift();
        if (resolve) resolve(event);
        else heard.push(event);
      });
    },
  });
  return {
    next: async () => heard.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    closed: new Promise((resolve) => socket.on('close', resolve)),
    close: () => socket.close(),
  };
}
