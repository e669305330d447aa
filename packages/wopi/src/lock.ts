/**
 * The lock of one file (docs/editor-protocol.md#locks), as a pure state machine. A lock belongs to the file: whoever knows its id may
 * refresh or release it. It also remembers who took it and through which opening (a token), because a client that was killed leaves its
 * lock behind and comes back with a new random id: the same user through another opening may take it over, while the same opening with a
 * wrong id is a mismatch.
 */
export const lockLifetimeMs = 30 * 60 * 1000;
/** Ids are opaque; the longer limit holds where the host declares SupportsExtendedLockLength. */
export const lockIdMaxLength = 1024;

export interface FileLock {
  id: string;
  userId: string;
  opening: string;
  expiresAt: number;
}

interface By {
  userId: string;
  opening: string;
}
export type LockRequest =
  | ({ kind: 'lock'; id: string } & By)
  | ({ kind: 'unlockAndRelock'; id: string; oldId: string } & By)
  | { kind: 'unlock'; id: string }
  | { kind: 'refresh'; id: string }
  | { kind: 'get' };

export type LockOutcome =
  /** 200; `lock` is the state to store, `answer` the X-WOPI-Lock of GET_LOCK. */
  | { kind: 'granted'; lock: FileLock | null; changed: boolean; answer?: string }
  /** 409 with the current id in X-WOPI-Lock, empty if none. */
  | { kind: 'mismatch'; current: FileLock | null };

/** The lock if it still holds at `now`. */
export function liveLock(lock: FileLock | null, now: number): FileLock | null {
  return lock !== null && lock.expiresAt > now ? lock : null;
}

/** Decides one lock request; the caller stores `lock` when `changed`. */
export function decideLock(stored: FileLock | null, request: LockRequest, now: number): LockOutcome {
  const lock = liveLock(stored, now);
  const mismatch: LockOutcome = { kind: 'mismatch', current: lock };
  switch (request.kind) {
    case 'get':
      return { kind: 'granted', lock, changed: false, answer: lock?.id ?? '' };
    case 'lock':
      if (lock === null || lock.id === request.id || canTakeOver(lock, request)) return take(request, now);
      return mismatch;
    case 'unlockAndRelock':
      return lock !== null && lock.id === request.oldId ? take(request, now) : mismatch;
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

function take(request: By & { id: string }, now: number): LockOutcome {
  const { id, userId, opening } = request;
  return { kind: 'granted', lock: { id, userId, opening, expiresAt: now + lockLifetimeMs }, changed: true };
}

function canTakeOver(lock: FileLock, by: By): boolean {
  return lock.userId === by.userId && lock.opening !== by.opening;
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
 * Whether a PutFile comes with the lock that the file has, or had last: one that ran out, and that nobody took or gave back since, keeps
 * nobody else out. Some editors give up the words of a save that is refused after an hour without a network.
 */
export function hasLock(stored: FileLock | null, lockId: string | null): boolean {
  return stored !== null && stored.id === lockId;
}

/**
 * Whether a PutFile may replace the head (docs/editor-protocol.md#putfile). A Timestamp that is not the head's is a conflict whatever the
 * lock: the lock could be taken back, the text that came in between could not. Without a lock only an empty file may be written; no
 * Timestamp means "overwrite", which still needs the lock.
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
  const lock = liveLock(stored, now);
  if (lock === null && head.size === 0) return { kind: 'accepted' };
  return { kind: 'lockMismatch', current: lock?.id ?? '' };
}

/** The lock request that an `X-WOPI-Override` and its headers stand for; null if it is another operation, or an id is missing or too long. */
export function readLockRequest(
  override: string,
  ids: { lock: string | undefined; oldLock: string | undefined },
  by: By,
): LockRequest | 'invalid' | null {
  const id = validId(ids.lock);
  switch (override) {
    case 'GET_LOCK':
      return { kind: 'get' };
    case 'LOCK': {
      if (id === null) return 'invalid';
      if (ids.oldLock === undefined) return { kind: 'lock', id, ...by };
      const oldId = validId(ids.oldLock);
      return oldId === null ? 'invalid' : { kind: 'unlockAndRelock', id, oldId, ...by };
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
