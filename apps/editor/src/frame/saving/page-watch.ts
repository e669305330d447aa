import type { Edit } from '../document.ts';
import type { EditRecorder } from './edit-recorder.ts';

/** Connects writing to the page lifecycle: unsaved edits are sent on page unload, and when the network is back. */
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
    // Edits that need a full save are in the journal.
    if (surface === null || words.lastWholeEdit > 0) return;
    // The lock stays until it expires or the same user returns: an UNLOCK could overtake the save.
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
