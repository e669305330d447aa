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
import type { SaveSign } from '../../../ui/editor-frame/saving/save-schedule.ts';
import { useAutosave } from '../../../ui/editor-frame/use-autosave.ts';
import { useLastSaves } from '../use-last-saves.ts';
import { useOpening } from '../use-opening.ts';
import { workspaceKey } from '../workspace-query.ts';
import { useValueStore } from './value-store.ts';

const nothingOpen: SaveOutcome = { success: true, result: 'unmodified', errorMsg: '' };

export type OpenDocument = ReturnType<typeof useOpenDocument>;

/** The text in the frame: which opening of it this is, how far it is, and what is asked of it. */
export function useOpenDocument(assignment: StudentAssignment, offset: number) {
  const client = useQueryClient();
  const { t } = useTranslation('ui');
  const frame = useRef<EditorFrameHandle>(null);
  const [followsAccess, setFollowsAccess] = useState(false);
  const [hasTextView, setTextView] = useState(false);
  const [loaded, setLoaded] = useState('');
  /** The opening that has words which are not saved yet; empty where there is none. */
  const modified = useValueStore('');
  const saveSign = useValueStore<SaveSign | null>(null);
  const hasUnsaved = () => modified.get() !== '' || isUnsaved(saveSign.get());
  const subscribeUnsaved = useCallback(
    (listener: () => void) => {
      const leave = [modified.subscribe(listener), saveSign.subscribe(listener)];
      return () => {
        for (const one of leave) one();
      };
    },
    [modified, saveSign],
  );
  // Only what has been closed is drawn anew for it.
  const hasUnsavedNow = useSyncExternalStore(subscribeUnsaved, () => !assignment.can.write && hasUnsaved());
  const opening = useOpening(assignment, { followsAccess, hasUnsaved: hasUnsavedNow });
  const isSignedOut = useSessionEnded();
  // What was said of one opening does not hold for the next.
  const isLoaded = loaded === opening;
  useAutosave({
    frame,
    isActive: assignment.can.write && isLoaded && !isSignedOut,
    isMainText: assignment.mainFileType === 'docx',
  });
  const save = (options: { notify: boolean }): Promise<SaveOutcome> =>
    frame.current?.save(options) ?? Promise.resolve(nothingOpen);
  const lookAgain = () => void client.invalidateQueries({ queryKey: workspaceKey(assignment.id) });
  const handleRefused = useEffectEvent((fileId: number) => {
    if (fileId !== assignment.submission?.fileId || followsAccess) return;
    // An editor may take its words for saved that are not.
    saveSign.set('stuck');
    lookAgain();
  });
  // Synchronises with the server, which alone knows why it takes no save from an editor of another maker.
  useEffect(() => subscribeRefusedSaves(handleRefused), []);
  const handleAccess = useEffectEvent(() => {
    if (!followsAccess) lookAgain();
  });
  // Synchronises with the server, of which an editor of another maker hears nothing before its next save.
  useEffect(() => subscribeAccessChanges(handleAccess), []);
  useLastSaves({ assignment, offset, isActive: assignment.can.write && isLoaded, save });
  /** It was opened to be written in, and stays although it is closed, for what is not saved. */
  const isKeptForUnsaved = hasUnsavedNow && !followsAccess && opening.startsWith('edit');
  const bringInWords = useEffectEvent(() => void save({ notify: true }));
  // Synchronises with the server, which takes for some seconds what was written before it stopped the writing.
  useEffect(() => {
    if (isKeptForUnsaved) bringInWords();
  }, [isKeptForUnsaved]);
  return {
    frame,
    opening,
    isLoaded,
    modified,
    saveSign,
    followsAccess,
    /** It is in another editor, and its text can be read with the comments on it. */
    hasTextView,
    isSignedOut,
    isKeptForWords: isKeptForUnsaved,
    save,
    /** Brings in what is not saved yet; false where that does not work. */
    saveAll: async (): Promise<boolean> => {
      if (!isLoaded || modified.get() !== opening) return true;
      return (await save({ notify: true })).success;
    },
    prepareRestore: () => frame.current?.prepareRestore() ?? Promise.resolve(true),
    /** Opens it anew, with what the server has now. */
    reload: () => {
      setLoaded('');
      modified.set('');
      saveSign.set(null);
      frame.current?.reload();
    },
    /** Opens what the server has; the words that are only here have been copied. */
    giveUpUnsaved: () => {
      modified.set('');
      saveSign.set(null);
    },
    handlers: {
      onLoaded: () => {
        // An editor whose document's process ended loads the document again by itself, as it was saved last.
        if (isLoaded && hasUnsaved()) notify(t('unsavedWords.openedAnew'));
        setLoaded(opening);
        modified.set('');
        saveSign.set(null);
      },
      onModified: (isNow: boolean) => modified.set(isNow ? opening : ''),
      onSaveSign: (sign: SaveSign | null) => {
        saveSign.set(sign);
        // The server may have refused it: the page says why.
        if (sign === 'stuck') lookAgain();
      },
      onTextView: setTextView,
      onFollowsAccess: setFollowsAccess,
      onAccessChanged: lookAgain,
    },
  };
}

function isUnsaved(sign: SaveSign | null): boolean {
  return sign === 'unsaved' || sign === 'stuck';
}
