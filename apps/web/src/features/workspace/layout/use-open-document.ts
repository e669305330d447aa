import type { StudentAssignment } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeAccessChanges } from '../../../lib/access-changes.ts';
import { subscribeRefusedSaves } from '../../../lib/refused-save-event.ts';
import { useSessionEnded } from '../../../lib/session-end.ts';
import { notify } from '../../../lib/snackbars.ts';
import type { EditorFrameHandle } from '../../../ui/editor-frame/editor-frame-props.ts';
import type { SaveOutcome } from '../../../ui/editor-frame/saving/save-queue.ts';
import type { SaveStatus } from '../../../ui/editor-frame/saving/save-schedule.ts';
import { useAutosave } from '../../../ui/editor-frame/use-autosave.ts';
import { useLastSaves } from '../use-last-saves.ts';
import { useOpening } from '../use-opening.ts';
import { workspaceKey } from '../workspace-query.ts';
import { useValueStore } from './value-store.ts';

const nothingOpenOutcome: SaveOutcome = { success: true, result: 'unmodified', errorMsg: '' };

export type OpenDocument = ReturnType<typeof useOpenDocument>;

/** The document in the frame: its current opening, its state, and commands to the editor. */
export function useOpenDocument(assignment: StudentAssignment, offset: number) {
  const client = useQueryClient();
  const { t } = useTranslation('ui');
  const frame = useRef<EditorFrameHandle>(null);
  const [followsAccess, setFollowsAccess] = useState(false);
  const [hasTextView, setTextView] = useState(false);
  const [loadedOpening, setLoadedOpening] = useState('');
  /** The opening that has unsaved changes; empty if there is none. */
  const modified = useValueStore('');
  const saveStatus = useValueStore<SaveStatus | null>(null);
  const hasUnsavedChanges = () => modified.get() !== '' || isUnsaved(saveStatus.get());
  const subscribeUnsaved = useCallback(
    (listener: () => void) => {
      const unsubscribes = [modified.subscribe(listener), saveStatus.subscribe(listener)];
      return () => {
        for (const one of unsubscribes) one();
      };
    },
    [modified, saveStatus],
  );
  // Re-renders only if the document is closed for writing.
  const isClosedWithUnsaved = useSyncExternalStore(
    subscribeUnsaved,
    () => !assignment.can.write && hasUnsavedChanges(),
  );
  const opening = useOpening(assignment, { followsAccess, hasUnsaved: isClosedWithUnsaved });
  const isSignedOut = useSessionEnded();
  // State reported for one opening does not apply to the next.
  const isLoaded = loadedOpening === opening;
  useAutosave({
    frame,
    isActive: assignment.can.write && isLoaded && !isSignedOut,
    isMainText: assignment.mainFileType === 'docx',
  });
  const save = (options: { notify: boolean }): Promise<SaveOutcome> =>
    frame.current?.save(options) ?? Promise.resolve(nothingOpenOutcome);
  const refetchWorkspace = () => void client.invalidateQueries({ queryKey: workspaceKey(assignment.id) });
  const handleRefused = useEffectEvent((fileId: number) => {
    if (fileId !== assignment.submission?.fileId || followsAccess) return;
    // Some editors consider changes saved that the server refused.
    saveStatus.set('stuck');
    refetchWorkspace();
  });
  // Listens for refused saves: only the server knows why it refused a save of a third-party editor.
  useEffect(() => subscribeRefusedSaves(handleRefused), []);
  const handleAccessChange = useEffectEvent(() => {
    if (!followsAccess) refetchWorkspace();
  });
  // Listens for permission changes: a third-party editor learns of them only at its next save.
  useEffect(() => subscribeAccessChanges(handleAccessChange), []);
  useLastSaves({ assignment, clockOffset: offset, isActive: assignment.can.write && isLoaded, save });
  /** Opened for writing and kept open after closing, because of unsaved changes. */
  const isKeptForUnsaved = isClosedWithUnsaved && !followsAccess && opening.startsWith('edit');
  const flushChanges = useEffectEvent(() => void save({ notify: true }));
  // Saves at once: the server accepts earlier changes for some seconds after closing.
  useEffect(() => {
    if (isKeptForUnsaved) flushChanges();
  }, [isKeptForUnsaved]);
  return {
    frame,
    opening,
    isLoaded,
    modified,
    saveStatus,
    followsAccess,
    /** The document is open in a third-party editor; its text can be shown with comments. */
    hasTextView,
    isSignedOut,
    isOpenForUnsaved: isKeptForUnsaved,
    save,
    /** Saves pending changes; resolves to false on failure. */
    saveAll: async (): Promise<boolean> => {
      if (!isLoaded || modified.get() !== opening) return true;
      return (await save({ notify: true })).success;
    },
    prepareRestore: () => frame.current?.prepareRestore() ?? Promise.resolve(true),
    /** Reopens the document in its stored state. */
    reload: () => {
      setLoadedOpening('');
      modified.set('');
      saveStatus.set(null);
      frame.current?.reload();
    },
    /** Discards unsaved changes, which the user has copied, and opens the stored state. */
    discardUnsaved: () => {
      modified.set('');
      saveStatus.set(null);
    },
    handlers: {
      onLoaded: () => {
        // If the editor's document process crashed, the editor reloads the last saved state by itself.
        if (isLoaded && hasUnsavedChanges()) notify(t('unsavedWords.openedAnew'));
        setLoadedOpening(opening);
        modified.set('');
        saveStatus.set(null);
      },
      onModified: (isNow: boolean) => modified.set(isNow ? opening : ''),
      onSaveStatus: (status: SaveStatus | null) => {
        saveStatus.set(status);
        // The server may have refused the save: refetch to learn why.
        if (status === 'stuck') refetchWorkspace();
      },
      onTextView: setTextView,
      onFollowsAccess: setFollowsAccess,
      onAccessChanged: refetchWorkspace,
    },
  };
}

function isUnsaved(status: SaveStatus | null): boolean {
  return status === 'unsaved' || status === 'stuck';
}
