import type { Connection } from './connection.ts';
import type { Writer } from './load.ts';
import { openSocket } from './socket.ts';

/** Packets of Engine.IO and Socket.IO, as they are written before a message: connected, and an event. */
const packets = { connect: '40', event: '42' } as const;

/** Writes as the editor of Etherpad does; a change is acknowledged by the number of its revision. A body is a changeset. */
export async function connectEtherpad(port: number, { name }: Writer): Promise<Connection> {
  const pad = await openEtherpad(port, name);
  return { save: (body, { saves }) => pad.change(Buffer.from(body).toString(), saves), close: pad.close };
}

interface EtherpadConnection {
  /** Resolves when the change of that revision is accepted. */
  change: (changeset: string, baseRev: number) => Promise<void>;
  /** The first changes of the pad, as the page that plays its history asks for them. */
  readChanges: () => Promise<void>;
  close: () => void;
}

/** Opens a pad, as the pages for writing and for the history do. */
export async function openEtherpad(port: number, padId: string): Promise<EtherpadConnection> {
  const socket = await openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=3&transport=websocket`);
  await socket.waitFor((message) => String(message).startsWith(packets.connect));
  const ask = async (message: object, answerType: string): Promise<void> => {
    const answered = socket.waitFor((answer) => hasType(answer, answerType));
    socket.send(packets.event + JSON.stringify(['message', { component: 'pad', ...message }]));
    await answered;
  };
  const who = { padId, sessionID: null, token: `t.${padId}`, protocolVersion: 2 };
  await ask({ ...who, type: 'CLIENT_READY' }, 'CLIENT_VARS');
  const apool = { numToAttrib: {}, nextNum: 0 };
  return {
    change: (changeset, baseRev) => {
      const data = { type: 'USER_CHANGES', baseRev, changeset, apool };
      return ask({ type: 'COLLABROOM', data }, 'ACCEPT_COMMIT');
    },
    readChanges: () => {
      const data = { start: 0, granularity: 1, requestID: 1 };
      return ask({ ...who, type: 'CHANGESET_REQ', data }, 'CHANGESET_REQ');
    },
    close: socket.close,
  };
}

function hasType(message: string | Uint8Array, type: string): boolean {
  const text = String(message);
  if (text.includes('"disconnect"')) throw new Error(`Etherpad refuses: ${text.slice(0, 200)}`);
  return text.includes(`"type":"${type}"`);
}
