/**
 * The lock of a file (docs/editor-protocol.md#locks), as a pure state machine. A lock belongs to the file: whoever knows its ID may refresh or
 * release it. It also records the user and opening (token) that took it, because a killed client leaves its lock behind and returns with a new random
 * ID: the same user may take it over through another opening, while the same opening with a wrong ID is a mismatch.
 */
export const lockLifetimeMs = 30 * 60 * 1000;
/** IDs are opaque; the longer limit applies if the host declares SupportsExtendedLockLength. */
export const lockIdMaxLength = 1024;

export interface FileLock {
  id: string;
  userId: string;
  opening: string;
  expiresAt: number;
}

interface Requester {
  userId: string;
  opening: string;
}
export type LockRequest =
  | ({ kind: 'lock'; id: string } & Requester)
  | ({ kind: 'unlockAndRelock'; id: string; oldId: string } & Requester)
  | { kind: 'unlock'; id: string }
  | { kind: 'refresh'; id: string }
  | { kind: 'get' };

export type LockOutcome =
  /** 200; `lock` is the state to store, `answer` the X-WOPI-Lock of GET_LOCK. */
  | { kind: 'granted'; lock: FileLock | null; changed: boolean; answer?: string }
  /** 409 with the current id in X-WOPI-Lock, empty if none. */
  | { kind: 'mismatch'; current: FileLock | null };

/** The lock if it still holds at `now`. */
export function getUnexpiredLock(lock: FileLock | null, now: number): FileLock | null {
  return lock !== null && lock.expiresAt > now ? lock : null;
}

/** Decides one lock request; the caller stores `lock` when `changed`. */
export function decideLock(stored: FileLock | null, request: LockRequest, now: number): LockOutcome {
  const lock = getUnexpiredLock(stored, now);
  const mismatch: LockOutcome = { kind: 'mismatch', current: lock };
  switch (request.kind) {
    case 'get':
      return { kind: 'granted', lock, changed: false, answer: lock?.id ?? '' };
    case 'lock':
      if (lock === null || lock.id === request.id || canTakeOver(lock, request)) return acquire(request, now);
      return mismatch;
    case 'unlockAndRelock':
      return lock !== null && lock.id === request.oldId ? acquire(request, now) : mismatch;
    case 'refresh':
      if (lock === null || lock.id !== request.id) return mismatch;
      return { kind: 'granted', lock: { ...lock, expiresAt: now + lockLifetimeMs }, changed: true };
    case 'unlock':
      return lock !== null && lock.id === request.id
        ? { kind: 'granted', lock: null, changed: true }
        : mismatch;
    default:
      return assertNever(request);
  }
}

function acquire(request: Requester & { id: string }, now: number): LockOutcome {
  const { id, userId, opening } = request;
  return { kind: 'granted', lock: { id, userId, opening, expiresAt: now + lockLifetimeMs }, changed: true };
}

function canTakeOver(lock: FileLock, requester: Requester): boolean {
  return lock.userId === requester.userId && lock.opening !== requester.opening;
}

export interface PutRequest {
  lockId: string | null;
  timestamp: number | null;
}
export type PutOutcome =
  | { kind: 'accepted' }
  | { kind: 'lockMismatch'; current: string }
  | { kind: 'documentChanged' };

/**
 * Whether a PutFile has the file's current or last lock: an expired lock that was neither taken over nor released since keeps no one else out. Some
 * editors discard the text of a save that is refused after an hour offline.
 */
export function hasLock(stored: FileLock | null, lockId: string | null): boolean {
  return stored !== null && stored.id === lockId;
}

/**
 * Whether a PutFile may replace the head (docs/editor-protocol.md#putfile). A Timestamp other than the head's is a conflict whatever the lock: a lock
 * can be retaken, but overwritten text cannot be recovered. Without a lock only an empty file may be written; a missing Timestamp means "overwrite",
 * which still requires the lock.
 */
export function decidePut(
  stored: FileLock | null,
  head: { size: number; modifiedAt: number },
  request: PutRequest,
  now: number,
): PutOutcome {
  if (request.timestamp !== null && request.timestamp !== Math.floor(head.modifiedAt))
    return { kind: 'documentChanged' };
  if (hasLock(stored, request.lockId)) return { kind: 'accepted' };
  const lock = getUnexpiredLock(stored, now);
  if (lock === null && head.size === 0) return { kind: 'accepted' };
  return { kind: 'lockMismatch', current: lock?.id ?? '' };
}

/** The lock request in an `X-WOPI-Override` and its headers; null if it is another operation, or an ID is missing or too long. */
export function readLockRequest(
  override: string,
  ids: { lock: string | undefined; oldLock: string | undefined },
  requester: Requester,
): LockRequest | 'invalid' | null {
  const id = validId(ids.lock);
  switch (override) {
    case 'GET_LOCK':
      return { kind: 'get' };
    case 'LOCK': {
      if (id === null) return 'invalid';
      if (ids.oldLock === undefined) return { kind: 'lock', id, ...requester };
      const oldId = validId(ids.oldLock);
      return oldId === null ? 'invalid' : { kind: 'unlockAndRelock', id, oldId, ...requester };
    }
    case 'UNLOCK':
      return id === null ? 'invalid' : { kind: 'unlock', id };
    case 'REFRESH_LOCK':
      return id === null ? 'invalid' : { kind: 'refresh', id };
    default:
      return null;
  }
}

function validId(id: string | undefined): string | null {
  return id !== undefined && id.length > 0 && id.length <= lockIdMaxLength ? id : null;
}

function assertNever(value: never): never {
  throw new Error(`Unexpected lock request ${JSON.stringify(value)}`);
}
