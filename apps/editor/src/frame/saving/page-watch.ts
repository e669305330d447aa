import type { Edit } from '../document.ts';
import type { EditRecorder } from './edit-recorder.ts';

/** Connects writing to the page lifecycle: unsaved edits are sent on page unload, and when the network is back. */
export function watchPage<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  lockRefreshMs: number,
): () => void {
  const { loop, document, session } = recorder;
  const { file, fileInfo } = document;
  const abortController = new AbortController();
  const { signal } = abortController;
  const saveOnLeave = (): void => {
    const unsaved = loop.unsaved();
    if (unsaved === null) {
      if (fileInfo.supportsLocks) void file.unlock({ leaving: true });
      return;
    }
    const { surface, base } = recorder;
    // Edits that need a full save are in the journal.
    if (surface === null || recorder.lastWholeEdit > 0) return;
    // The lock stays until it expires or the same user returns: an UNLOCK could overtake the save.
    const bytes = surface.writeSync(base);
    if (bytes !== null) session.putWhileLeaving(bytes, unsaved);
  };
  const refreshLock = (): void => {
    if (fileInfo.supportsLocks && recorder.surface?.canWrite()) void file.lock();
  };
  window.addEventListener('pagehide', saveOnLeave, { signal });
  window.addEventListener('online', () => loop.retryNow(), { signal });
  const timer = setInterval(refreshLock, lockRefreshMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => abortController.abort();
}
