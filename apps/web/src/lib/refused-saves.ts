import { createNews } from './browser-news.ts';

const news = createNews('save-refused');

/** A save of the file was refused, which the editor that has it open may not tell. */
export function tellOfRefusedSave(fileId: number): void {
  news.tell(String(fileId));
}

/** Calls back with the file; returns the way to stop. */
export function hearOfRefusedSaves(onRefused: (fileId: number) => void): () => void {
  return news.hear((text) => onRefused(Number.parseInt(text, 10)));
}
