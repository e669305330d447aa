import type { FileEvent, FileInfo } from '@redraft/wopi';
import type { Edit } from '../document.ts';
import { readCurrent } from '../wopi/read-current.ts';
import { adoptBytes, type EditRecorder } from './edit-recorder.ts';

/**
 * Keeps an unmodified page at the newest version. A page with unsaved edits learns of a newer one from the response to its next save. Events during a
 * fetch are handled after it: one at a time.
 */
export interface Follower {
  handleEvent: (event: FileEvent) => void;
  /** Everything on this page is saved now. */
  handleSaved: () => void;
}

export function createFollower<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  onAccess: () => void,
): Follower {
  let hasNewerVersion = false;
  let isFollowing = false;
  const { file } = recorder.document;
  const fetchTheirs = async (known: FileInfo) => {
    if (recorder.loop.unsaved() !== null) throw new Error('Words were typed meanwhile');
    const { bytes, fileInfo } = await readCurrent(file, known);
    return { bytes, base: bytes, version: fileInfo.lastModifiedTime, isSaved: true };
  };
  const fetchNewerVersion = async (): Promise<void> => {
    if (isFollowing || recorder.loop.unsaved() !== null) return;
    isFollowing = true;
    try {
      while (hasNewerVersion) {
        hasNewerVersion = false;
        const fileInfo = await file.checkFileInfo();
        if (fileInfo.lastModifiedTime !== recorder.session.version())
          await adoptBytes(recorder, () => fetchTheirs(fileInfo));
      }
    } catch (error) {
      // Retried on the next event or save.
      hasNewerVersion = true;
      console.info('The newer version is not shown yet', error);
    } finally {
      isFollowing = false;
    }
  };
  return {
    handleEvent: (event) => {
      // Anything may have changed during a disconnection.
      if (event.type === 'access' || event.type === 'hello') onAccess();
      if (event.type === 'access') return;
      if (event.type === 'locked' || event.lastModifiedTime === recorder.session.version()) return;
      hasNewerVersion = true;
      void fetchNewerVersion();
    },
    handleSaved: () => void fetchNewerVersion(),
  };
}
