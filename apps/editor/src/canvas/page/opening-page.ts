import { storedPosition, storePosition } from '../../frame/page/stored-position.ts';
import type { Canvas } from '../state/create-canvas.ts';

interface StoredPage {
  id: string;
  /** Zero-based index, for files that no longer contain a page with that id. */
  index: number;
}

/** Opens the page that this user left, and stores the current page from then on. */
export function openAtStoredPage(canvas: Canvas, userId: string): () => void {
  const kept = storedPosition(userId, readPage);
  const left = kept.get();
  const { scene, canWrite } = canvas.now();
  const page = scene.pages.find(({ id }) => id === left?.id) ?? scene.pages[left?.index ?? 0];
  if (canWrite && page !== undefined) canvas.go({ pageId: page.id });
  const now = (): StoredPage => {
    const { pageId, scene: shown } = canvas.now();
    return { id: pageId, index: shown.pages.findIndex(({ id }) => id === pageId) };
  };
  return storePosition(kept, { subscribe: canvas.subscribe, now });
}

function readPage(found: unknown): StoredPage | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, index }: { id?: unknown; index?: unknown } = found;
  return typeof id === 'string' && typeof index === 'number' ? { id, index } : null;
}
