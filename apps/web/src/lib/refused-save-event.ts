import { createCrossTabEvent } from './cross-tab-event.ts';

const event = createCrossTabEvent('save-refused');

/** Announces that a save of the file was refused; the editor that has it open may not report this. */
export function notifyRefusedSave(fileId: number): void {
  event.emit(String(fileId));
}

/** Calls back with the file id; returns the unsubscribe function. */
export function subscribeRefusedSaves(onRefused: (fileId: number) => void): () => void {
  return event.subscribe((detail) => onRefused(Number.parseInt(detail, 10)));
}
