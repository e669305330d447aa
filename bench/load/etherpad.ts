import type { Connection } from './connection.ts';
import type { Writer } from './load.ts';
import { openSocket } from './socket.ts';

/** Packets of Engine.IO and Socket.IO, as they are written before a message: connected, and an event. */
const packets = { connect: '40', event: '42' } as const;

/** Writes as the editor of Etherpad does; a change is acknowledged by the number of its revision. A body is a changeset. */
export async function connectEtherpad(port: number, { name }: Writer): Promise<Connection> {
  const pad = await openEtherpad(port, name, 'pad');
  return {
    save: async (body, { saves }) => {
      const change = {
        type: 'USER_CHANGES',
        baseRev: saves,
        changeset: Buffer.from(body).toString(),
        apool: { numToAttrib: {}, nextNum: 0 },
      };
      await pad.ask({ type: 'COLLABROOM', component: 'pad', data: change }, 'ACCEPT_COMMIT');
    },
    close: pad.close,
  };
}

export interface EtherpadConnection {
  /** Resolves when a message of the type comes. */
  ask: (message: object, answerType: string) => Promise<void>;
  close: () => void;
}

/** Opens a pad, or the page that shows its history, as a browser does. */
export async function openEtherpad(
  port: number,
  padId: string,
  component: 'pad' | 'timeslider',
): Promise<EtherpadConnection> {
  const socket = await openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=3&transport=websocket`);
  await socket.waitFor((message) => String(message).startsWith(packets.connect));
  const ask = async (message: object, answerType: string): Promise<void> => {
    const answered = socket.waitFor((answer) => hasType(answer, answerType));
    socket.send(packets.event + JSON.stringify(['message', message]));
    await answered;
  };
  const who = { component, padId, sessionID: null, token: `t.${padId}`, protocolVersion: 2 };
  await ask({ ...who, type: 'CLIENT_READY' }, 'CLIENT_VARS');
  if (component === 'timeslider') {
    // The changes that the page plays first.
    const data = { start: 0, granularity: 1, requestID: 1 };
    await ask({ ...who, type: 'CHANGESET_REQ', data }, 'CHANGESET_REQ');
  }
  return { ask, close: socket.close };
}

function hasType(message: string | Uint8Array, type: string): boolean {
  const text = String(message);
  if (text.includes('"disconnect"')) throw new Error(`Etherpad refuses: ${text.slice(0, 200)}`);
  return text.includes(`"type":"${type}"`);
}
