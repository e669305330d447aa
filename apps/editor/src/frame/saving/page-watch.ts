import type { Words } from './words.ts';

/** Ties the writing to the life of its page: what is left is sent when the page goes, and again when the network comes. */
export function watchPage(words: Words, lockEveryMs: number): () => void {
  const { loop, document, session } = words;
  const { file, facts } = document;
  const watching = new AbortController();
  const { signal } = watching;
  // Loaded while there is time: in the moment in which it is needed, nothing can be waited for.
  let write: typeof import('../../docx/saving/exit-save.ts').bytesAtOnce | null = null;
  void import('../../docx/saving/exit-save.ts').then(({ bytesAtOnce }) => {
    write = bytesAtOnce;
  });
  const leave = (): void => {
    const unsaved = loop.unsaved();
    if (unsaved === null) {
      if (facts.supportsLocks) void file.unlock({ leaving: true });
      return;
    }
    const { editing, base } = words;
    // Parts beside the text need a whole save; the journal has them.
    if (editing === null || write === null || words.lastPartsEdit > 0) return;
    // The lock stays until it runs out or the same user comes back: an UNLOCK could overtake the save.
    const bytes = write({ parts: editing.parts(), doc: editing.view.state.doc }, base);
    if (bytes !== null) session.putWhileLeaving(bytes, unsaved);
  };
  const relock = (): void => {
    if (facts.supportsLocks && words.editing?.canWrite()) void file.lock();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', () => loop.retryNow(), { signal });
  const refresh = setInterval(relock, lockEveryMs);
  signal.addEventListener('abort', () => clearInterval(refresh));
  return () => watching.abort();
}
