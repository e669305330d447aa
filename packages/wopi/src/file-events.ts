/**
 * What a host tells the openings of a file without being asked: our own addition to WOPI. The address stands in CheckFileInfo as
 * `EventsUrl`; each message is one JSON text over a WebSocket, from the host to the editor only.
 */
export type FileEvent =
  /** First on every connection: the version that the file has now. What was missed in between shows by its time. */
  | { type: 'hello'; lastModifiedTime: string }
  /** Another opening has saved, or the host has; never sent to the opening that saved. */
  | { type: 'saved'; lastModifiedTime: string }
  /** Another opening has taken the lock that this one held. */
  | { type: 'locked' }
  /** What may be done with the file may have changed: CheckFileInfo says what holds now. */
  | { type: 'access' };

/** Why a connection is closed for good: the token has ended. After any other code a client connects again. */
export const eventsTokenEnded = 4401;

/** Writes a message. */
export function writeFileEvent(event: FileEvent): string {
  return JSON.stringify(event);
}

/** Reads a message; null if it is none that is known here, such as one of a newer host. */
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
