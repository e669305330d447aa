import { createCrossTabEvent } from './cross-tab-event.ts';

const event = createCrossTabEvent('access-changed');

/** Announces that the user's permissions for their own documents may have changed. */
export function emitAccessChange(): void {
  event.emit('');
}

/** Returns the unsubscribe function. */
export function subscribeAccessChanges(listener: () => void): () => void {
  return event.subscribe(listener);
}
