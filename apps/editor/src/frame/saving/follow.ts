import type { FileEvent, FileFacts } from '@redraft/wopi';
import type { Edit } from '../document.ts';
import { readCurrent } from '../wopi/read-current.ts';
import { adopt, type EditRecorder } from './edit-recorder.ts';

/**
 * Keeps an unmodified page at the newest version. A page with unsaved edits learns of a newer one from the response to its next save. Events during a
 * fetch are handled after it: one at a time.
 */
export interface Follower {
  handleEvent: (event: FileEvent) => void;
  /** Everything on this page is saved now. */
  settled: () => void;
}

export function createFollower<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  onAccess: () => void,
): Follower {
  let hasNews = false;
  let isFollowing = false;
  const { file } = words.document;
  const fetchTheirs = async (known: FileFacts) => {
    if (words.loop.unsaved() !== null) throw new Error('Words were typed meanwhile');
    const { bytes, facts } = await readCurrent(file, known);
    return { bytes, base: bytes, version: facts.lastModifiedTime, isSaved: true };
  };
  const follow = async (): Promise<void> => {
    if (isFollowing || words.loop.unsaved() !== null) return;
    isFollowing = true;
    try {
      while (hasNews) {
        hasNews = false;
        const facts = await file.checkFileInfo();
        if (facts.lastModifiedTime !== words.session.version()) await adopt(words, () => fetchTheirs(facts));
      }
    } catch (error) {
      // Retried on the next event or save.
      hasNews = true;
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
      if (event.type === 'locked' || event.lastModifiedTime === words.session.version()) return;
      hasNews = true;
      void follow();
    },
    settled: () => void follow(),
  };
}
