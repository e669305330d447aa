import type { FileFacts } from '@redraft/wopi';
import type { Edit, Surface } from '../document.ts';
import type { Access } from './open-document.ts';
import type { Writing } from './writing.ts';

/** Checks the current permissions and applies them. */
export interface AccessWatch<OwnEdit extends Edit, Content> {
  check: (writing: Writing<OwnEdit, Content>) => void;
}

export interface AccessWatchOptions<Content> {
  facts: () => Promise<FileFacts>;
  /** Takes the lock if needed; throws if the host cannot be reached. */
  determineAccess: (facts: FileFacts) => Promise<Access>;
  surface: () => Surface<Content> | null;
  onChange: (access: Access, code: string) => void;
}

/**
 * When write permission ends, the page becomes read-only at once and its remaining edits are sent; the host accepts them for some seconds. News that
 * arrive during a check are handled after it, so that an older response never overrides a newer one.
 */
export function createAccessWatch<OwnEdit extends Edit, Content>(
  options: AccessWatchOptions<Content>,
): AccessWatch<OwnEdit, Content> {
  let isChecking = false;
  let hasPendingCheck = false;
  const checkOnce = async (writing: Writing<OwnEdit, Content>): Promise<void> => {
    const facts = await options.facts();
    const surface = options.surface();
    if (surface === null) return;
    const couldWrite = surface.canWrite();
    if (couldWrite && !facts.userCanWrite) {
      surface.setCanWrite(false);
      await writing.pause();
    }
    // An active writer keeps the lock, or takes it again with the next save: requesting it would take it from the user's other window.
    const access: Access =
      couldWrite && facts.userCanWrite ? { mode: 'edit' } : await options.determineAccess(facts);
    const canWrite = access.mode === 'edit';
    surface.setCanWrite(canWrite);
    options.onChange(access, canWrite ? '' : (facts.readOnlyCode ?? ''));
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
