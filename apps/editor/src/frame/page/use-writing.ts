import { useEffect, useState } from 'react';
import type { Boot } from '../../boot.ts';
import type { DocumentWorker, Edit, EditSupport } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { Journal } from '../saving/journal.ts';
import type { OpenDocument } from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { startWritingSession, type WritingSession } from '../saving/writing.ts';

interface WritingOptions<OwnEdit extends Edit, Content> {
  kind: EditSupport<OwnEdit>;
  boot: Boot;
  opened: OpenDocument<OwnEdit, Content>;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit, Content>;
  bridge: HostBridge;
  onState: (state: SaveState) => void;
  onAccess: (writing: WritingSession<OwnEdit, Content>) => void;
}

/** The writing session of one opening; it also exists for read-only access, since that may change. */
export function useWriting<OwnEdit extends Edit, Content>(
  options: WritingOptions<OwnEdit, Content>,
): WritingSession<OwnEdit, Content> {
  const { bridge, opened } = options;
  const [writing] = useState(() => {
    const newWriting: WritingSession<OwnEdit, Content> = startWritingSession({
      editSupport: options.kind,
      document: opened,
      worker: options.worker,
      journal: options.journal,
      followsNewVersions: options.boot.permission === 'edit',
      eventsPath: findEventsPath(options.boot, opened),
      onState: (state) => {
        options.onState(state);
        // The document was closed for writing while this page was offline.
        if (state.kind === 'refused' && state.cause === 'forbidden') options.onAccess(newWriting);
      },
      onModified: (Modified) => bridge.post('Doc_ModifiedStatus', { Modified }),
      onAccess: () => options.onAccess(newWriting),
    });
    return newWriting;
  });
  // Listens to Ctrl+S, and stops saving when the page closes.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      bridge.post('UI_Save', {});
      void writing.loop.flush({ now: true });
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      void writing.stop();
    };
  }, [bridge, writing]);
  return writing;
}

function findEventsPath<OwnEdit extends Edit, Content>(
  boot: Boot,
  { fileInfo }: OpenDocument<OwnEdit, Content>,
): string | null {
  return boot.permission === 'edit' ? fileInfo.eventsUrl : null;
}
