import type { FileFacts } from '@redraft/wopi';
import type { Edit, Surface } from '../document.ts';
import type { Access } from './open-document.ts';
import type { Writing } from './writing.ts';

/** Checks the current permissions and applies them. */
export interface AccessWatch<OwnEdit extends Edit, Content> {
  check: (writing: Writing<OwnEdit, Content>) => void;
}

export interface AccessPorts<Content> {
  facts: () => Promise<FileFacts>;
  /** Takes the lock if needed; throws if the host cannot be reached. */
  accessOf: (facts: FileFacts) => Promise<Access>;
  surface: () => Surface<Content> | null;
  onChange: (access: Access, code: string) => void;
}

/**
 * When write permission ends, the page becomes read-only at once and its remaining edits are sent; the host accepts them for some seconds. News that
 * arrive during a check are handled after it, so that an older response never overrides a newer one.
 */
export function createAccessWatch<OwnEdit extends Edit, Content>(
  ports: AccessPorts<Content>,
): AccessWatch<OwnEdit, Content> {
  let isLooking = false;
  let hasNews = false;
  const checkOnce = async (writing: Writing<OwnEdit, Content>): Promise<void> => {
    const facts = await ports.facts();
    const surface = ports.surface();
    if (surface === null) return;
    const could = surface.canWrite();
    if (could && !facts.userCanWrite) {
      surface.setCanWrite(false);
      await writing.pause();
    }
    // An active writer keeps the lock, or takes it again with the next save: requesting it would take it from the user's other window.
    const access: Access = could && facts.userCanWrite ? { mode: 'edit' } : await ports.accessOf(facts);
    const can = access.mode === 'edit';
    surface.setCanWrite(can);
    ports.onChange(access, can ? '' : (facts.readOnlyCode ?? ''));
    if (can && !could) await writing.resume();
  };
  return {
    check: (writing) => {
      hasNews = true;
      if (isLooking) return;
      isLooking = true;
      void (async () => {
        while (hasNews) {
          hasNews = false;
          await checkOnce(writing).catch((error: unknown) => console.info('Access is not known now', error));
        }
        isLooking = false;
      })();
    },
  };
}
