import type { Connection } from './connection.ts';
import type { Writer } from './load.ts';
import { openSocket } from './socket.ts';

/** Message types of the protocol of Hocuspocus. */
const messageTypes = { sync: 0, auth: 2, syncStatus: 8 } as const;
/** Sync messages of y-protocols. */
const updateMessage = 2;
/** Auth messages: a token, and the permission that it gave. */
const authMessages = { token: 0, authenticated: 2 } as const;

/** Writes as the provider of Hocuspocus does; an update is acknowledged by a sync status. A body is an update of Yjs. */
export async function connectHocuspocus(port: number, { name }: Writer): Promise<Connection> {
  const socket = await openSocket(`ws://127.0.0.1:${port}`);
  const address = encodeText(name);
  const authenticated = socket.waitFor((message) =>
    isOfType(message, address, [messageTypes.auth, authMessages.authenticated]),
  );
  socket.send(joinBytes(address, [messageTypes.auth, authMessages.token], encodeText('token')));
  await authenticated;
  return {
    save: async (update) => {
      const acknowledged = socket.waitFor((message) =>
        isOfType(message, address, [messageTypes.syncStatus, 1]),
      );
      const head = [messageTypes.sync, updateMessage];
      socket.send(joinBytes(address, head, encodeLength(update.length), update));
      await acknowledged;
    },
    close: socket.close,
  };
}

function isOfType(message: string | Uint8Array, address: Uint8Array, type: readonly number[]): boolean {
  return typeof message !== 'string' && type.every((byte, index) => message[address.length + index] === byte);
}

/** A string with its length before it, as lib0 writes it. */
function encodeText(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return joinBytes(encodeLength(bytes.length), bytes);
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
export function encodeLength(length: number): number[] {
  return length < 128 ? [length] : [(length % 128) + 128, ...encodeLength(Math.floor(length / 128))];
}

function joinBytes(...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
