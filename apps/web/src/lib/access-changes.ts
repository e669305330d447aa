import { createCrossTabEvent } from './cross-tab-event.ts';

const event = createCrossTabEvent('access-changed');

/** What the user may do with their own texts may have changed. */
export function emitAccessChange(): void {
  event.emit('');
}

/** Returns the way to stop. */
export function subscribeAccessChanges(listener: () => void): () => void {
  return event.subscribe(listener);
}
