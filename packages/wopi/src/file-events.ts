/**
 * Events that a host pushes to the openings of a file: our extension of WOPI. CheckFileInfo has the URL as `EventsUrl`; a POST there answers with a
 * code for the address of a WebSocket, on which each message is a JSON text, from host to editor only.
 */
export type FileEvent =
  /** First on every connection: the current version of the file. A later time than the known one reveals missed saves. */
  | { type: 'hello'; lastModifiedTime: string }
  /** Another opening or the host has saved; never sent to the opening that saved. */
  | { type: 'saved'; lastModifiedTime: string }
  /** Another opening has taken over the lock from this one. */
  | { type: 'locked' }
  /** Permissions may have changed: CheckFileInfo has the current ones. */
  | { type: 'access' };

/** Close code for an ended token: the client must not reconnect. After any other code it does. */
export const eventsTokenEnded = 4401;

/** Query parameter of a connection. Browsers set no headers for a WebSocket, and a token in the address could end up in logs. */
export const eventsCodeParameter = 'code';

/** The answer to the request for a code. */
export function writeEventsCode(code: string): { eventsCode: string } {
  return { eventsCode: code };
}

/** Null if the host did not answer with a code. */
export function readEventsCode(text: string): string | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('eventsCode' in parsed)) return null;
  return typeof parsed.eventsCode === 'string' ? parsed.eventsCode : null;
}

/** Writes a message. */
export function writeFileEvent(event: FileEvent): string {
  return JSON.stringify(event);
}

/** Parses a message; null if it is unknown, for instance from a newer host. */
export function parseFileEvent(text: string): FileEvent | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return null;
  switch (parsed.type) {
    case 'hello':
    case 'saved': {
      const time = 'lastModifiedTime' in parsed ? parsed.lastModifiedTime : null;
      return typeof time === 'string' ? { type: parsed.type, lastModifiedTime: time } : null;
    }
    case 'locked':
    case 'access':
      return { type: parsed.type };
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
