import type { Edit } from '../document.ts';
import type { EditRecorder } from './edit-recorder.ts';

/** Ties the writing to the life of its page: what is left is sent when the page goes, and again when the network comes. */
export function watchPage<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  lockEveryMs: number,
): () => void {
  const { loop, document, session } = words;
  const { file, facts } = document;
  const watching = new AbortController();
  const { signal } = watching;
  const leave = (): void => {
    const unsaved = loop.unsaved();
    if (unsaved === null) {
      if (facts.supportsLocks) void file.unlock({ leaving: true });
      return;
    }
    const { surface, base } = words;
    // What takes a whole save is in the journal.
    if (surface === null || words.lastWholeEdit > 0) return;
    // The lock stays until it runs out or the same user comes back: an UNLOCK could overtake the save.
    const bytes = surface.writeAtOnce(base);
    if (bytes !== null) session.putWhileLeaving(bytes, unsaved);
  };
  const relock = (): void => {
    if (facts.supportsLocks && words.surface?.canWrite()) void file.lock();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', () => loop.retryNow(), { signal });
  const refresh = setInterval(relock, lockEveryMs);
  signal.addEventListener('abort', () => clearInterval(refresh));
  return () => watching.abort();
}
