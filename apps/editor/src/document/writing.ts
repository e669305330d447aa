import type { DocxEditorRef } from '@eigenpal/docx-editor-react';
import type { HostBridge } from '../host/host-bridge.ts';
import { createSaveLoop, type SaveLoop, type SaveState } from '../saving/save-loop.ts';
import { LOCK_REFRESH_MS, startSession } from '../wopi/session.ts';
import { bytesAtOnce, writeDocx } from './docx-bytes.ts';
import type { OpenDocument } from './open-document.ts';

/** One user's writing in one open document: the save loop on a WOPI session, tied to the life of the page. */
export type Writing = {
  loop: SaveLoop;
  changed: () => void;
  /** After the lock was lost to another window: take it back, and save from here. */
  writeHereAgain: () => Promise<boolean>;
  everModified: () => boolean;
  lastBytes: () => Uint8Array;
  stop: () => void;
};

export type WritingPorts = {
  document: OpenDocument;
  bridge: HostBridge;
  editor: () => DocxEditorRef | null;
  onState: (state: SaveState) => void;
};

export function startWriting(ports: WritingPorts): Writing {
  const { facts, file, copies, bytes } = ports.document;
  const session = startSession(file, facts);
  let lastBytes = bytes;
  let isModified = false;
  let everModified = false;
  const showModified = (modified: boolean): void => {
    if (modified === isModified) return;
    isModified = modified;
    ports.bridge.post('Doc_ModifiedStatus', { Modified: modified });
  };
  const loop = createSaveLoop({
    serialize: async () => {
      const editor = ports.editor();
      if (editor === null) throw new Error('The editor is not on the page');
      lastBytes = await writeDocx(editor);
      return lastBytes;
    },
    put: session.put,
    keepLocally: (kept) => copies.keep(kept, Date.now()),
    confirmed: () => {
      showModified(false);
      void copies.clear();
    },
    onState: ports.onState,
    now: () => performance.now(),
    setTimer: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
  });
  const keepAtOnce = (): Uint8Array | null => {
    const editor = ports.editor();
    if (loop.unsaved() === null || editor === null) return null;
    const now = bytesAtOnce(editor, lastBytes);
    if (now !== null) copies.keepAtOnce(now, Date.now());
    return now;
  };
  const leave = (): void => {
    const unsaved = loop.unsaved();
    if (unsaved === null) {
      if (facts.supportsLocks) void file.unlock({ leaving: true });
      return;
    }
    const now = keepAtOnce();
    // The lock stays until it runs out or the same user comes back: an UNLOCK could overtake the save.
    if (now !== null) session.putWhileLeaving(now, unsaved);
  };
  const stopWatching = watchPage({ loop, leave, keepAtOnce, relock: () => void file.lock() });
  return {
    loop,
    changed: () => {
      everModified = true;
      showModified(true);
      loop.changed();
    },
    writeHereAgain: async () => {
      if ((await file.lock()).kind !== 'locked') return false;
      loop.overwrite();
      return true;
    },
    everModified: () => everModified,
    lastBytes: () => lastBytes,
    stop: () => {
      loop.stop();
      stopWatching();
    },
  };
}

type PageWatch = { loop: SaveLoop; leave: () => void; keepAtOnce: () => void; relock: () => void };

function watchPage({ loop, leave, keepAtOnce, relock }: PageWatch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('pagehide', leave, { signal });
  // A page that comes back from the browser's cache gave its lock away when it left.
  window.addEventListener('pageshow', (event) => event.persisted && relock(), { signal });
  window.addEventListener('online', () => loop.retryNow(), { signal });
  // Phones end pages in the background without a word.
  document.addEventListener('visibilitychange', () => document.hidden && keepAtOnce(), { signal });
  const refresh = setInterval(relock, LOCK_REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(refresh));
  return () => watching.abort();
}
