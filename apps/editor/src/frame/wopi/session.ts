import type { PutResult } from './put-result.ts';
import type { PutAnswer, WopiFile } from './wopi-client.ts';

/** LOCK again this often (docs/editor-protocol.md#locks); a lock lives for 30 minutes. */
export const lockRefreshMs = 900_000;

/**
 * What a writing session knows between two saves: the version that it builds on. A save is only ever accepted on that version. A lock that was
 * lost is taken back only while the server still has it: over a newer text, nothing is taken.
 */
export interface WopiSession {
  put: (bytes: Uint8Array, options: { dirtyMs: number }) => Promise<PutResult>;
  /** Sends without waiting for the answer, while the page goes away; false when it is too large to be sent that late. */
  putWhileLeaving: (bytes: Uint8Array, unsaved: { dirtyMs: number; isSending: boolean }) => boolean;
  version: () => string | null;
  /** The page shows this version now. */
  buildOn: (version: string | null) => void;
}

/** Browsers allow 64 KiB in flight behind a page that is gone; headers count too. */
const leavingLimitBytes = 60 * 1024;

export function startSession(
  file: WopiFile,
  start: { lastModifiedTime: string | null; supportsLocks: boolean },
): WopiSession {
  let version = start.lastModifiedTime;
  const locked = start.supportsLocks;
  const save = (timestamp: string | null, isExitSave: boolean) => ({
    isModifiedByUser: true,
    isAutosave: !isExitSave,
    isExitSave,
    extendedData: null,
    timestamp,
  });
  const putOnce = (bytes: Uint8Array, dirtyMs: number): Promise<PutAnswer> =>
    file.putFile(bytes, { save: save(version, false), dirtyMs, locked, leaving: false });
  return {
    put: async (bytes, { dirtyMs }) => {
      let answer = await putOnce(bytes, dirtyMs);
      if (hasNoLock(answer)) {
        const taken = await resumeLock(file, version);
        if (taken !== null) return taken;
        answer = await putOnce(bytes, dirtyMs);
      }
      // The person's other window took it in between: they take turns.
      if (hasNoLock(answer)) return { kind: 'failed', cause: 'server', message: '' };
      if (answer.kind === 'saved') version = answer.version;
      return answer;
    },
    putWhileLeaving: (bytes, { dirtyMs, isSending }) => {
      if (bytes.length > leavingLimitBytes) return false;
      // A save under way may arrive before or after this one. Without a version this one is accepted in both cases, and the other, arriving
      // late, is refused by its own: the newest words win either way. The lock keeps everybody else out.
      const leaving = save(isSending ? null : version, true);
      void file.putFile(bytes, { save: leaving, dirtyMs, locked, leaving: true });
      return true;
    },
    version: () => version,
    buildOn: (other) => {
      version = other;
    },
  };
}

/** Null when the lock is ours again and nothing newer is there; else what to tell. */
async function resumeLock(file: WopiFile, version: string | null): Promise<PutResult | null> {
  try {
    const facts = await file.checkFileInfo();
    if (facts.lastModifiedTime !== version) return { kind: 'behind' };
  } catch {
    return { kind: 'failed', cause: 'offline', message: '' };
  }
  const again = await file.lock();
  if (again.kind === 'unreachable') return { kind: 'failed', cause: 'offline', message: '' };
  // Whoever may not write at all is told why by the save.
  return again.kind === 'held' ? { kind: 'held' } : null;
}

type WithoutLock = Extract<PutAnswer, { kind: 'lockLost' | 'lockExpired' }>;

function hasNoLock(answer: PutAnswer): answer is WithoutLock {
  return answer.kind === 'lockLost' || answer.kind === 'lockExpired';
}
