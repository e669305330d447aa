import type { FileInfo } from '@redraft/wopi';
import type { Edit, Surface } from '../document.ts';
import type { Access } from './open-document.ts';
import type { WritingSession } from './writing.ts';

/** Checks the current permissions and applies them. */
export interface AccessWatch<OwnEdit extends Edit, Content> {
  check: (writing: WritingSession<OwnEdit, Content>) => void;
}

export interface AccessWatchOptions<Content> {
  fileInfo: () => Promise<FileInfo>;
  /** Takes the lock if needed; throws if the host cannot be reached. */
  determineAccess: (fileInfo: FileInfo) => Promise<Access>;
  surface: () => Surface<Content> | null;
  /** `code`: the host's reason for read-only access; empty if the user may write, or the host gives none. */
  onChange: (access: Access, code: string) => void;
}

/**
 * When write permission ends, the page becomes read-only at once and its remaining edits are sent; the host accepts them for some seconds. A change
 * that is reported during a check is checked after it, so that an older response never overrides a newer one.
 */
export function createAccessWatch<OwnEdit extends Edit, Content>(
  options: AccessWatchOptions<Content>,
): AccessWatch<OwnEdit, Content> {
  let isChecking = false;
  let hasPendingCheck = false;
  const checkOnce = async (writing: WritingSession<OwnEdit, Content>): Promise<void> => {
    const fileInfo = await options.fileInfo();
    const surface = options.surface();
    if (surface === null) return;
    const couldWrite = surface.canWrite();
    if (couldWrite && !fileInfo.userCanWrite) {
      surface.setCanWrite(false);
      await writing.pause();
    }
    // An active writer keeps the lock, or takes it again with the next save: requesting it would take it from the user's other window.
    const access: Access =
      couldWrite && fileInfo.userCanWrite ? { mode: 'edit' } : await options.determineAccess(fileInfo);
    const canWrite = access.mode === 'edit';
    surface.setCanWrite(canWrite);
    options.onChange(access, canWrite ? '' : (fileInfo.readOnlyCode ?? ''));
    if (canWrite && !couldWrite) await writing.resume();
  };
  return {
    check: (writing) => {
      hasPendingCheck = true;
      if (isChecking) return;
      isChecking = true;
      void (async () => {
        while (hasPendingCheck) {
          hasPendingCheck = false;
          await checkOnce(writing).catch((error: unknown) => console.info('Access is not known now', error));
        }
        isChecking = false;
      })();
    },
  };
}
