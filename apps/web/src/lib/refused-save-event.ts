import { createCrossTabEvent } from './cross-tab-event.ts';

const event = createCrossTabEvent('save-refused');

/** A save of the file was refused, which the editor that has it open may not tell. */
export function notifyRefusedSave(fileId: number): void {
  event.emit(String(fileId));
}

/** Calls back with the file; returns the way to stop. */
export function subscribeRefusedSaves(onRefused: (fileId: number) => void): () => void {
  return event.subscribe((detail) => onRefused(Number.parseInt(detail, 10)));
}
