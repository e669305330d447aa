/**
 * Events that a host pushes to the openings of a file: our extension of WOPI. CheckFileInfo has the URL as `EventsUrl`; each message is a JSON text
 * over a WebSocket, from host to editor only.
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
