import type { ClientState, Connection } from './connection.ts';
import type { Writer } from './load.ts';
import { type MessageSocket, openSocket } from './socket.ts';

/** Every text is a document of this collection. */
export const collection = 'texts';

/** Writes as the client of ShareDB does: subscribed to the document, one operation under way. A body is the JSON of an operation's content. */
export async function connectShareDb(
  port: number,
  { name }: Writer,
  { saves }: ClientState,
): Promise<Connection> {
  const socket = await openShareDb(port);
  const document = { c: collection, d: name };
  await ask(socket, { a: 's', ...document, v: saves === 0 ? null : saves });
  let seq = 0;
  return {
    save: async (body, state) => {
      seq += 1;
      const head = JSON.stringify({ a: 'op', ...document, v: state.saves, seq, x: {} });
      const acknowledged = socket.waitFor((message) => isReply(message, 'op'));
      socket.send(`${head.slice(0, -1)},${Buffer.from(body).toString().slice(1)}`);
      await acknowledged;
    },
    close: socket.close,
  };
}

export async function openShareDb(port: number): Promise<MessageSocket> {
  const socket = await openSocket(`ws://127.0.0.1:${port}`);
  await ask(socket, { a: 'hs', id: null, protocol: 1, protocolMinor: 1 });
  return socket;
}

/** Resolves with the raw reply to a request, which repeats its action. */
export async function ask(
  socket: MessageSocket,
  request: Readonly<Record<string, unknown>> & { a: string },
): Promise<string> {
  let reply = '';
  const replied = socket.waitFor((message) => {
    if (!isReply(message, request.a)) return false;
    reply = String(message);
    return true;
  });
  socket.send(JSON.stringify(request));
  await replied;
  return reply;
}

function isReply(message: string | Uint8Array, action: string): boolean {
  const text = String(message);
  if (text.includes('"error":{')) throw new Error(text);
  return text.includes(`"a":"${action}"`);
}
