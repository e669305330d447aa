import type { SaveFacts } from '../saving/save-loop.ts';
import type { PutResult } from './put-result.ts';
import type { PutResponse, WopiFile } from './wopi-client.ts';

/** Interval of LOCK refreshes (docs/editor-protocol.md#locks); a lock lasts 30 minutes. */
export const lockRefreshMs = 900_000;

/**
 * A writing session stores the version that the next save is based on; a save is accepted only on that version. A lost lock is taken again only while
 * the server still has that version, never over a newer one.
 */
export interface WopiSession {
  put: (bytes: Uint8Array, facts: SaveFacts) => Promise<PutResult>;
  /** Sends without waiting for the response, during page unload; false if it is too large for that. */
  putWhileLeaving: (bytes: Uint8Array, unsaved: SaveFacts & { isSending: boolean }) => boolean;
  version: () => string | null;
  /** The page now shows this version. */
  setBaseVersion: (version: string | null) => void;
}

/** Browsers allow 64 KiB for keepalive requests, including headers. */
const maxKeepaliveBytes = 60 * 1024;

export function startSession(
  file: WopiFile,
  start: { lastModifiedTime: string | null; supportsLocks: boolean },
): WopiSession {
  let version = start.lastModifiedTime;
  const locked = start.supportsLocks;
  const createSaveHeaders = (timestamp: string | null, isExitSave: boolean) => ({
    isModifiedByUser: true,
    isAutosave: !isExitSave,
    isExitSave,
    extendedData: null,
    timestamp,
  });
  const putOnce = (bytes: Uint8Array, { dirtyMs, isDictated }: SaveFacts): Promise<PutResponse> =>
    file.putFile(bytes, {
      save: createSaveHeaders(version, false),
      dirtyMs,
      isDictated,
      locked,
      leaving: false,
    });
  return {
    put: async (bytes, facts) => {
      let response = await putOnce(bytes, facts);
      if (hasNoLock(response)) {
        const resumeFailure = await resumeLock(file, version);
        if (resumeFailure !== null) return resumeFailure;
        response = await putOnce(bytes, facts);
      }
      // The user's other window took the lock in between: the two alternate.
      if (hasNoLock(response)) return { kind: 'failed', cause: 'server', message: '' };
      if (response.kind === 'saved') version = response.version;
      return response;
    },
    putWhileLeaving: (bytes, { dirtyMs, isDictated, isSending }) => {
      if (bytes.length > maxKeepaliveBytes) return false;
      // A save in progress may arrive before or after this one. Without a version this one is accepted in both cases, and the other, if it arrives
      // late, is rejected by its version: the newest edits win either way. The lock excludes other users.
      const exitSaveHeaders = createSaveHeaders(isSending ? null : version, true);
      void file.putFile(bytes, { save: exitSaveHeaders, dirtyMs, isDictated, locked, leaving: true });
      return true;
    },
    version: () => version,
    setBaseVersion: (newVersion) => {
      version = newVersion;
    },
  };
}

/** Null if the lock is held again and there is no newer version; otherwise the result to report. */
async function resumeLock(file: WopiFile, version: string | null): Promise<PutResult | null> {
  try {
    const fileInfo = await file.checkFileInfo();
    if (fileInfo.lastModifiedTime !== version) return { kind: 'behind' };
  } catch {
    return { kind: 'failed', cause: 'offline', message: '' };
  }
  const lockResult = await file.lock();
  if (lockResult.kind === 'unreachable') return { kind: 'failed', cause: 'offline', message: '' };
  // Without write permission, the save itself gives the reason.
  return lockResult.kind === 'held' ? { kind: 'held' } : null;
}

type WithoutLock = Extract<PutResponse, { kind: 'lockLost' | 'lockExpired' }>;

function hasNoLock(response: PutResponse): response is WithoutLock {
  return response.kind === 'lockLost' || response.kind === 'lockExpired';
}
