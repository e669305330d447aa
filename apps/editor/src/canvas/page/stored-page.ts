import { openStoredPosition, trackPosition } from '../../frame/page/stored-position.ts';
import type { Canvas } from '../state/create-canvas.ts';

interface StoredPage {
  id: string;
  /** Zero-based index, for files that no longer contain a page with that id. */
  index: number;
}

/** Opens the page that this user left, and stores the current page from then on. */
export function openAtStoredPage(canvas: Canvas, userId: string): () => void {
  const storage = openStoredPosition(userId, parseStoredPage);
  const storedPage = storage.get();
  const { scene, canWrite } = canvas.getState();
  const page = scene.pages.find(({ id }) => id === storedPage?.id) ?? scene.pages[storedPage?.index ?? 0];
  if (canWrite && page !== undefined) canvas.select({ pageId: page.id });
  const now = (): StoredPage => {
    const { pageId, scene: currentScene } = canvas.getState();
    return { id: pageId, index: currentScene.pages.findIndex(({ id }) => id === pageId) };
  };
  return trackPosition(storage, { subscribe: canvas.subscribe, readPosition: now });
}

function parseStoredPage(stored: unknown): StoredPage | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, index }: { id?: unknown; index?: unknown } = stored;
  return typeof id === 'string' && typeof index === 'number' ? { id, index } : null;
}
