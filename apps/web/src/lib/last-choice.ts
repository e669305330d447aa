import { readStored, writeStored } from './browser-storage.ts';
import { currentUser } from './session.ts';

/** The key includes the user, because several people may share a device. */
function toStorageKey(topic: string): string {
  return `redraft.lastChoice.${topic}.${currentUser()?.id ?? ''}`;
}

/** What this user last chose for a topic on this device. */
export function readLastChoice(topic: string): string | null {
  return readStored('local', toStorageKey(topic));
}

export function storeLastChoice(topic: string, id: string): void {
  writeStored('local', toStorageKey(topic), id);
}

/** The choices with the last used one first. */
export function sortLastFirst<Choice extends { id: string }>(
  choices: readonly Choice[],
  last: string | null,
): Choice[] {
  return [...choices.filter(({ id }) => id === last), ...choices.filter(({ id }) => id !== last)];
}
