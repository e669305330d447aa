import type { WebSocket } from '@fastify/websocket';
import { type FileEvent, writeFileEvent } from '@redraft/wopi';

/** A client with this much unsent data is gone or malicious. */
const maxUnsentBytes = 64 * 1024;
const closeMs = 2000;

/** The server's end of a WebSocket: it only sends, and buffers at most one event of each kind. */
export interface EventSocket {
  /** The first event; those that arrived before it are sent after it. */
  greet: (event: FileEvent) => void;
  send: (event: FileEvent) => void;
  /** Call it at regular intervals: closes a connection that has not responded since the previous ping. */
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
