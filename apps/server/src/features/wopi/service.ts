import { decideLock, decidePut, type LockOutcome, type LockRequest, parseTimestamp } from '@redraft/wopi';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { mayWrite } from './file-info.ts';
import type { FileAccess, FileAccessOf, FileStore } from './ports.ts';
import { lockLock, selectOptionalLock, updateLock } from './queries.ts';
import type { Opening } from './tokens.ts';

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
  if (mayWrite(opening, access)) return access;
  const reason = opening.mode === 'edit' ? access.reason : undefined;
  throw new AppError('access.denied', reason === undefined ? {} : { message: reason });
}

export async function changeLock(opening: Opening, request: LockRequest, now: Date): Promise<LockOutcome> {
  return inTransaction(async () => {
    const outcome = decideLock(await lockLock(opening.fileId), request, now.getTime());
    if (outcome.kind === 'granted' && outcome.changed) await updateLock(opening.fileId, outcome.lock);
    return outcome;
  });
}

export type PutResult =
  | { kind: 'saved'; seq: number; at: Date }
  | { kind: 'lockMismatch'; current: string }
  | { kind: 'documentChanged' };

/** Saves one version, if lock and time allow it (spec 5 §6). */
export async function putFile(
  store: FileStore,
  opening: Opening,
  put: { bytes: Uint8Array; lockId: string | null; timestamp: string | null; dirtyMs: number | null },
  now: Date,
): Promise<PutResult> {
  const { fileId, userId } = opening;
  const head = await store.headOf(fileId);
  const known = { size: head.size, modifiedAt: head.modifiedAt.getTime() };
  // A time that cannot be read was never ours: it is treated as that of another version.
  const timestamp = put.timestamp === null ? null : (parseTimestamp(put.timestamp) ?? Number.NaN);
  const verdict = decidePut(
    await selectOptionalLock(fileId),
    known,
    { lockId: put.lockId, timestamp },
    now.getTime(),
  );
  if (verdict.kind !== 'accepted') return verdict;
  const { seq, at } = await store.append({ fileId, userId, bytes: put.bytes, at: now, dirtyMs: put.dirtyMs });
  return { kind: 'saved', seq, at };
}
