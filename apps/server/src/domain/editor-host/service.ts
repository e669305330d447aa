import type { PlainErrorCode } from '@redraft/contracts';
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
import { inStage } from '../../platform/save-stages.ts';
import { FencedError, fenceFiles } from '../revisions/index.ts';
import { shortId } from './event-hub.ts';
import type { FileAccess, FileAccessOf, FileStore } from './ports.ts';
import type { PutResult } from './put-result.ts';
import { lockLock, selectFencedLock, updateLock } from './queries.ts';
import { createTurns } from './save-turns.ts';
import type { Opening } from './tokens.ts';
import { mayFinish, readOnlyCode } from './write-rules.ts';

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
function readOnly(code: PlainErrorCode): AppError {
  return new AppError(code, { status: 403 });
}

export async function changeLock(opening: Opening, request: LockRequest, now: Date): Promise<LockOutcome> {
  return inTransaction(async () => {
    const { fileId } = opening;
    // Who saves under the lock of before looks again.
    if (request.kind !== 'get') await fenceFiles([fileId]);
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

export interface Put {
  bytes: Uint8Array;
  lockId: string | null;
  timestamp: string | null;
  dirtyMs: number | null;
}

interface Saving {
  store: FileStore;
  accessOf: FileAccessOf;
  opening: Opening;
}

/** Being fenced so often in a row means that something else is wrong. */
const maxAttempts = 20;
const inTurn = createTurns();

/**
 * Saves one version, if the access of the moment, lock and time allow it (docs/editor-protocol.md#putfile), all of which still hold when it
 * is written.
 */
export async function putFile(saving: Saving, put: Put, now: Date): Promise<PutResult> {
  const { fileId } = saving.opening;
  // A time that cannot be read was never ours: it is treated as that of another version.
  const onto = put.timestamp === null ? null : (parseTimestamp(put.timestamp) ?? Number.NaN);
  const save = () => putUnfenced(saving, { ...put, onto }, now);
  return onto === null ? save() : inTurn({ fileId, onto }, save);
}

async function putUnfenced(saving: Saving, put: PutOnto, now: Date): Promise<PutResult> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      return await putOnce(saving, put, now);
    } catch (error) {
      if (error instanceof AppError && error.code === 'file.conflict') return { kind: 'documentChanged' };
      if (!(error instanceof FencedError)) throw error;
    }
  }
  throw new Error(`File ${saving.opening.fileId}: no turn among those who fence it`);
}

type PutOnto = Put & { onto: number | null };

async function putOnce(
  { store, accessOf, opening }: Saving,
  { lockId, onto, bytes, dirtyMs }: PutOnto,
  now: Date,
): Promise<PutResult> {
  const { fileId, userId } = opening;
  // First of all: whatever changes after it is read puts the fence up.
  const { access, fence, lock } = await inStage('gate', async () => ({
    ...(await selectFencedLock(fileId)),
    access: await requireAccess(accessOf, opening, now),
  }));
  const code = readOnlyCode(opening, access);
  if (code !== null && !mayFinish(opening, access, now)) throw readOnly(code);
  if (code !== null && lock?.opening !== opening.id) throw readOnly(code);
  // With the right lock the append alone compares the times, at the moment in which it writes.
  if (!hasLock(lock, lockId, now.getTime())) {
    const { size, modifiedAt } = await store.headOf(fileId);
    const head = { size, modifiedAt: modifiedAt.getTime() };
    const verdict = decidePut(lock, head, { lockId, timestamp: onto }, now.getTime());
    if (verdict.kind !== 'accepted') return verdict;
  }
  const saved = await store.append({ fileId, userId, bytes, at: now, dirtyMs, onto, fence });
  return { kind: 'saved', ...saved };
}
