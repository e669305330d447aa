import type { StudentAssignment } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SaveOutcome } from '../../../ui/editor-frame/saving/save-queue.ts';
import type { EditorFrameHandle } from '../../../ui/editor-frame/editor-frame-props.ts';
import { useAutosave } from '../../../ui/editor-frame/use-autosave.ts';
import { useLastSaves } from '../use-last-saves.ts';
import { useOpening } from '../use-opening.ts';
import { workspaceKey } from '../workspace-query.ts';
import { useModifiedOpening } from './modified-opening.ts';

const nothingOpen: SaveOutcome = { success: true, result: 'unmodified', errorMsg: '' };

export type OpenDocument = ReturnType<typeof useOpenDocument>;

/** The text in the frame: which opening of it this is, how far it is, and what is asked of it. */
export function useOpenDocument(assignment: StudentAssignment, offset: number) {
  const client = useQueryClient();
  const frame = useRef<EditorFrameHandle>(null);
  const [followsAccess, setFollowsAccess] = useState(false);
  const opening = useOpening(assignment, followsAccess);
  const [loaded, setLoaded] = useState('');
  const modified = useModifiedOpening();
  // What was said of one opening does not hold for the next.
  const isLoaded = loaded === opening;
  useAutosave({
    frame,
    isActive: assignment.can.write && isLoaded,
    isMainText: assignment.mainFileType === 'docx',
  });
  const save = (options: { notify: boolean }): Promise<SaveOutcome> =>
    frame.current?.save(options) ?? Promise.resolve(nothingOpen);
  useLastSaves({ assignment, offset, isActive: assignment.can.write && isLoaded, save });
  return {
    frame,
    opening,
    isLoaded,
    modified,
    followsAccess,
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
      frame.current?.reload();
    },
    handlers: {
      onLoaded: () => {
        setLoaded(opening);
        modified.set('');
      },
      onModified: (isNow: boolean) => modified.set(isNow ? opening : ''),
      onFollowsAccess: setFollowsAccess,
      onAccessChanged: () => void client.invalidateQueries({ queryKey: workspaceKey(assignment.id) }),
    },
  };
}
