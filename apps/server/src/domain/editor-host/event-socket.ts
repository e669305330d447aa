import type { WebSocket } from '@fastify/websocket';
import { type FileEvent, writeFileEvent } from '@redraft/wopi';

/** Whoever does not take this much is not there any more, or is not meant well. */
const maxUnsentBytes = 64 * 1024;
const closeMs = 2000;

/** The host's end of one connection: it only tells, and keeps nothing for later but one event of each kind. */
export interface EventSocket {
  /** The first event; those that came before it follow. */
  greet: (event: FileEvent) => void;
  send: (event: FileEvent) => void;
  /** To be called at regular times: ends a connection that has not answered since the last. */
  ping: () => void;
  end: (code: number, reason: string) => void;
}

export function createEventSocket(socket: WebSocket): EventSocket {
  const early = new Map<FileEvent['type'], FileEvent>();
  let isGreeted = false;
  let hasAnswered = true;
  socket.on('pong', () => {
    hasAnswered = true;
  });

  function send(event: FileEvent): void {
    if (socket.bufferedAmount > maxUnsentBytes) socket.terminate();
    else socket.send(writeFileEvent(event));
  }

  return {
    greet: (event) => {
      isGreeted = true;
      send(event);
      for (const waiting of early.values()) send(waiting);
      early.clear();
    },
    send: (event) => {
      if (isGreeted) send(event);
      else early.set(event.type, event);
    },
    ping: () => {
      if (!hasAnswered) return socket.terminate();
      hasAnswered = false;
      socket.ping();
    },
    end: (code, reason) => {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), closeMs).unref();
    },
  };
}
