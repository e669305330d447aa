import type { PutResult } from './put-result.ts';
import type { PutAnswer, WopiFile } from './wopi-client.ts';

/** LOCK again this often (spec 5 §7); a lock lives for 30 minutes. */
export const LOCK_REFRESH_MS = 900_000;

/**
 * What a writing session knows between two saves: the time of the version it builds on, and whether it holds the lock. A lock that ran out while
 * the device slept is taken again and the save repeated; if the document changed meanwhile, the time in that save says so.
 */
export type WopiSession = {
  put: (bytes: Uint8Array, options: { dirtyMs: number; overwrite: boolean }) => Promise<PutResult>;
  /** Sends without waiting for the answer, while the page goes away; false when it is too large to be sent that late. */
  putWhileLeaving: (bytes: Uint8Array, unsaved: { dirtyMs: number; isSending: boolean }) => boolean;
};

/** Browsers allow 64 KiB in flight behind a page that is gone; headers count too. */
const LEAVING_LIMIT_BYTES = 60 * 1024;

export function startSession(
  file: WopiFile,
  start: { lastModifiedTime: string | null; supportsLocks: boolean },
): WopiSession {
  let timestamp = start.lastModifiedTime;
  const save = (overwrite: boolean, isExitSave: boolean) => ({
    isModifiedByUser: true,
    isAutosave: !isExitSave,
    isExitSave,
    extendedData: null,
    timestamp: overwrite ? null : timestamp,
  });
  const putOnce = (bytes: Uint8Array, options: { dirtyMs: number; overwrite: boolean }): Promise<PutAnswer> =>
    file.putFile(bytes, {
      save: save(options.overwrite, false),
      dirtyMs: options.dirtyMs,
      locked: start.supportsLocks,
      leaving: false,
    });
  return {
    put: async (bytes, options) => {
      let answer = await putOnce(bytes, options);
      if (answer.kind === 'lockExpired' && start.supportsLocks) {
        const again = await file.lock();
        if (again.kind === 'unreachable') return { kind: 'failed', cause: 'offline', message: '' };
        if (again.kind === 'refused') return { kind: 'lockLost' };
        answer = await putOnce(bytes, options);
      }
      if (answer.kind === 'lockExpired') return { kind: 'lockLost' };
      if (answer.kind !== 'saved') return answer;
      timestamp = answer.lastModifiedTime;
      return { kind: 'saved' };
    },
    putWhileLeaving: (bytes, unsaved) => {
      if (bytes.length > LEAVING_LIMIT_BYTES) return false;
      // A save under way may arrive before or after this one. Without a time this one is accepted in both cases, and the other, arriving
      // late, is refused by its own: the newest words win either way. The lock still keeps everybody else out.
      const leaving = save(unsaved.isSending, true);
      void file.putFile(bytes, {
        save: leaving,
        dirtyMs: unsaved.dirtyMs,
        locked: start.supportsLocks,
        leaving: true,
      });
      return true;
    },
  };
}
