import { type ErrorCode, errorTable } from '@redraft/contracts';
import {
  decideLock,
  decidePut,
  type FileLock,
  hasLock,
  type LockOutcome,
  type LockRequest,
  parseTimestamp,
} from '@redraft/wopi';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notify } from '../../platform/notify.ts';
import { shortId } from './event-hub.ts';
import type { FileAccess, FileAccessOf, FileStore } from './ports.ts';
import { lockLock, selectOptionalLock, updateLock } from './queries.ts';
import type { Opening } from './tokens.ts';
import { mayFinish, readOnlyCode } from './write-rules.ts';

/** Why somebody cannot write, when it is a lock; no names, since a reviewer may not know whose text it is. */
export const LOCKED_REASON = 'Somebody else is writing in this document at the moment.';

/** What the user may do now; somebody who may do nothing learns no more than that. */
export async function requireAccess(
  accessOf: FileAccessOf,
  opening: Opening,
  now: Date,
): Promise<FileAccess> {
  const access = await accessOf(opening.fileId, opening.userId, now);
  if (!access) throw new AppError('not_found');
  if (access.mode === 'none') throw new AppError('access.denied');
  return access;
}

/** The same for anything that writes: refused with the reason of the moment. */
export async function requireWriteAccess(
  accessOf: FileAccessOf,
  opening: Opening,
  now: Date,
): Promise<FileAccess> {
  const access = await requireAccess(accessOf, opening, now);
  const code = readOnlyCode(opening, access);
  if (code !== null) throw readOnly(code);
  return access;
}

/** Whatever the reason is: a 403 to an editor. */
function readOnly(code: ErrorCode): AppError {
  const { status, message } = errorTable[code];
  return status === 403 ? new AppError(code) : new AppError('access.denied', { message });
}

export async function changeLock(opening: Opening, request: LockRequest, now: Date): Promise<LockOutcome> {
  return inTransaction(async () => {
    const { fileId } = opening;
    const before = await lockLock(fileId);
    const outcome = decideLock(before, request, now.getTime());
    if (outcome.kind !== 'granted' || !outcome.changed) return outcome;
    await updateLock(fileId, outcome.lock);
    if (isTaken(before, outcome.lock))
      await notify({ kind: 'lockTaken', fileId, from: shortId(before.opening) });
    return outcome;
  });
}

/** Whether another opening has the lock now, under a name that the one before does not know. */
function isTaken(before: FileLock | null, after: FileLock | null): before is FileLock {
  if (before === null || after === null) return false;
  return before.opening !== after.opening && before.id !== after.id;
}

export type PutResult =
  | { kind: 'saved'; seq: number; at: Date; changed: boolean }
  | { kind: 'lockMismatch'; current: string }
  | { kind: 'documentChanged' };

export type Put = {
  bytes: Uint8Array;
  lockId: string | null;
  timestamp: string | null;
  dirtyMs: number | null;
};

/** Saves one version, if the access of the moment, lock and time allow it (spec 5 §6). */
export async function putFile(
  { store, opening, access }: { store: FileStore; opening: Opening; access: FileAccess },
  put: Put,
  now: Date,
): Promise<PutResult> {
  const code = readOnlyCode(opening, access);
  if (code !== null && !mayFinish(opening, access, now)) throw readOnly(code);
  const { fileId, userId } = opening;
  // A time that cannot be read was never ours: it is treated as that of another version.
  const timestamp = put.timestamp === null ? null : (parseTimestamp(put.timestamp) ?? Number.NaN);
  const lock = await selectOptionalLock(fileId);
  if (code !== null && lock?.opening !== opening.id) throw readOnly(code);
  // With the right lock the append alone compares the times, at the moment in which it writes.
  if (!hasLock(lock, put.lockId, now.getTime())) {
    const { size, modifiedAt } = await store.headOf(fileId);
    const head = { size, modifiedAt: modifiedAt.getTime() };
    const verdict = decidePut(lock, head, { lockId: put.lockId, timestamp }, now.getTime());
    if (verdict.kind !== 'accepted') return verdict;
  }
  try {
    const { bytes, dirtyMs } = put;
    return {
      kind: 'saved',
      ...(await store.append({ fileId, userId, bytes, at: now, dirtyMs, onto: timestamp })),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'file.conflict') return { kind: 'documentChanged' };
    throw error;
  }
}
