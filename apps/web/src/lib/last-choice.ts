import { readStored, writeStored } from './browser-storage.ts';
import { currentUser } from './session.ts';

/** On a device that several people share, each has their own. */
function keyOf(topic: string): string {
  return `redraft.lastChoice.${topic}.${currentUser()?.id ?? ''}`;
}

/** What this person chose last of a few things, on this device. */
export function readLastChoice(topic: string): string | null {
  return readStored('local', keyOf(topic));
}

export function storeLastChoice(topic: string, id: string): void {
  writeStored('local', keyOf(topic), id);
}

/** The same choices, the one that was taken last at their head. */
export function sortLastFirst<Choice extends { id: string }>(
  choices: readonly Choice[],
  last: string | null,
): Choice[] {
  return [...choices.filter(({ id }) => id === last), ...choices.filter(({ id }) => id !== last)];
}
