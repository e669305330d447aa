import { createNews } from './browser-news.ts';

const news = createNews('access-changed');

/** What the user may do with their own texts may have changed. */
export function tellOfAccess(): void {
  news.tell('');
}

/** Returns the way to stop. */
export function hearOfAccess(onChange: () => void): () => void {
  return news.hear(onChange);
}
