import type { FileFacts } from '@redraft/wopi';
import type { Editing } from '../../docx/editing/create-editing.ts';
import type { Access } from './open-document.ts';
import type { Writing } from './writing.ts';

/** Asks what may be done with the file now, and does it. */
export interface AccessWatch {
  look: (writing: Writing) => void;
}

export interface AccessPorts {
  facts: () => Promise<FileFacts>;
  /** Takes the lock where that is needed; throws when the host cannot be reached. */
  accessOf: (facts: FileFacts) => Promise<Access>;
  editing: () => Editing | null;
  onChange: (access: Access, code: string) => void;
}

/**
 * A page that may no longer be written in is shut at once, and what it still holds is sent; the host takes that for some seconds. News that come
 * meanwhile are looked at afterwards: an older answer never undoes a newer one.
 */
export function createAccessWatch(ports: AccessPorts): AccessWatch {
  let isLooking = false;
  let hasNews = false;
  const lookOnce = async (writing: Writing): Promise<void> => {
    const facts = await ports.facts();
    const editing = ports.editing();
    if (editing === null) return;
    const could = editing.canWrite();
    if (could && !facts.userCanWrite) {
      editing.setCanWrite(false);
      await writing.pause();
    }
    const access = await ports.accessOf(facts);
    const can = access.mode === 'edit';
    editing.setCanWrite(can);
    ports.onChange(access, can ? '' : (facts.readOnlyCode ?? ''));
    if (can && !could) await writing.resume();
  };
  return {
    look: (writing) => {
      hasNews = true;
      if (isLooking) return;
      isLooking = true;
      void (async () => {
        while (hasNews) {
          hasNews = false;
          await lookOnce(writing).catch((error: unknown) => console.info('Access is not known now', error));
        }
        isLooking = false;
      })();
    },
  };
}
