import type { FileId, PlainErrorCode } from '@redraft/contracts';
import {
  decideLock,
  decidePut,
  type FileLock,
  getUnexpiredLock,
  hasLock,
  type LockOutcome,
  type LockRequest,
  type PutOutcome,
  parseTimestamp,
} from '@redraft/wopi';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notify } from '../../platform/notify.ts';
import { inStage } from '../../platform/save-stages.ts';
import { FencedError, fenceFiles } from '../revisions/index.ts';
import type { AccessContext, AccessGate } from './access-gate.ts';
import { hashedId } from './event-hub.ts';
import type { RequireOriginalText } from './original-text.ts';
import type { FileAccess, FileStore } from './ports.ts';
import type { PutResult } from './put-result.ts';
import { lockLock, updateLock } from './queries.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Opening } from './tokens.ts';
import { canFinish, readOnlyCode } from './write-rules.ts';

/** What the user may do now; a user without access learns only that. */
export function requireAccess(context: AccessContext, now: Date): FileAccess {
  const access = context.accessAt(now);
  if (!access) throw new AppError('not_found');
  if (access.mode === 'none') throw new AppError('access.denied');
  return access;
}

/** The same for write operations: refused with the current reason. */
export function requireWriteAccess(context: AccessContext, now: Date): FileAccess {
  const access = requireAccess(context, now);
  const code = readOnlyCode(context.opening, access);
  if (code !== null) throw readOnly(code);
  return access;
}

/** A 403 for the editor, whatever the reason. */
function readOnly(code: PlainErrorCode): AppError {
  return new AppError(code, { status: 403 });
}

export async function changeLock(opening: Opening, request: LockRequest, now: Date): Promise<LockOutcome> {
  return inTransaction(async () => {
    const { fileId } = opening;
    // A save that was authorized under the previous lock must check again.
    if (request.kind !== 'get') await fenceFiles([fileId]);
    const before = await lockLock(fileId);
    const outcome = decideLock(before, request, now.getTime());
    if (outcome.kind !== 'granted' || !outcome.changed) return outcome;
    await updateLock(fileId, outcome.lock);
    if (isTaken(before, outcome.lock))
      await notify({ kind: 'lockTaken', fileId, from: hashedId(before.opening) });
    return outcome;
  });
}

/** The current lock, held until the end of the transaction. */
export async function lockOfFile(fileId: FileId, now: Date): Promise<FileLock | null> {
  return getUnexpiredLock(await lockLock(fileId), now.getTime());
}

/** Whether another opening has taken over the lock, with an ID that the previous holder does not know. */
function isTaken(before: FileLock | null, after: FileLock | null): before is FileLock {
  if (before === null || after === null) return false;
  return before.opening !== after.opening && before.id !== after.id;
}

export interface PutRequest {
  bytes: Uint8Array;
  lockId: string | null;
  timestamp: string | null;
  dirtyMs: number | null;
  isDictated: boolean;
}

interface Saving {
  store: FileStore;
  gate: AccessGate;
  /** For files in which only suggestions are allowed. */
  requireOriginalText: RequireOriginalText;
}

/** Being fenced this often in a row indicates another problem. */
const maxAttempts = 20;
const inTurn = createSaveQueue();

/**
 * PutFile: saves a version if current access, lock and timestamp allow it, all of which still hold when it is written
 * (docs/editor-protocol.md#putfile).
 */
export async function putFile(
  saving: Saving,
  context: AccessContext,
  received: PutRequest,
  now: Date,
): Promise<PutResult> {
  const { fileId } = context.opening;
  // An unparsable timestamp was never ours: it counts as that of another version.
  const baseTime = received.timestamp === null ? null : (parseTimestamp(received.timestamp) ?? Number.NaN);
  const save = () => putUnfenced(saving, context, { ...received, baseTime }, now);
  return baseTime === null ? save() : inTurn({ fileId, baseTime }, save);
}

type PutWithBaseTime = PutRequest & { baseTime: number | null };

async function putUnfenced(
  { store, gate, requireOriginalText }: Saving,
  first: AccessContext,
  received: PutWithBaseTime,
  now: Date,
): Promise<PutResult> {
  const { opening } = first;
  const check = () => inStage('gate', () => gate.authorize(opening, now));
  let context = first;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const isSuggestOnly = context.accessAt(now)?.isSuggestOnly === true;
    if (!context.isRecalled || isSuggestOnly || !canAppendCached(context, received, now)) {
      // A cached state is not enough to refuse.
      if (context.isRecalled) context = await check();
      const verdict = await judgePut(store, context, received, now);
      if (verdict.kind !== 'accepted') return verdict;
    }
    // Depends on the content only, so one check suffices for all attempts.
    if (attempt === 0 && isSuggestOnly)
      await requireOriginalText({ fileId: opening.fileId, bytes: received.bytes });
    const result = await append(store, context, received, now);
    // Only a write has verified the cached state.
    const isSure = !context.isRecalled || (result !== 'fenced' && result.kind === 'saved' && result.changed);
    if (result !== 'fenced' && isSure) return result;
    context = await check();
  }
  throw new Error(`File ${opening.fileId}: no turn among those who fence it`);
}

/** Whether cached access and lock allow the save. */
function canAppendCached(
  { opening, lock, accessAt, endsAt }: AccessContext,
  { lockId }: PutRequest,
  now: Date,
): boolean {
  if (endsAt <= now || !hasLock(lock, lockId)) return false;
  const access = accessAt(now);
  return access !== undefined && access.mode !== 'none' && readOnlyCode(opening, access) === null;
}

async function judgePut(
  store: FileStore,
  context: AccessContext,
  { lockId, baseTime }: PutWithBaseTime,
  now: Date,
): Promise<PutOutcome> {
  const { opening, lock } = context;
  const access = requireAccess(context, now);
  const code = readOnlyCode(opening, access);
  if (code !== null && !canFinish(opening, access, now)) throw readOnly(code);
  if (code !== null && lock?.opening !== opening.id) throw readOnly(code);
  // With the matching lock, only the append compares the timestamps, atomically with the write.
  if (hasLock(lock, lockId)) return { kind: 'accepted' };
  const { size, modifiedAt } = await store.headOf(opening.fileId);
  return decidePut(
    lock,
    { size, modifiedAt: modifiedAt.getTime() },
    { lockId, timestamp: baseTime },
    now.getTime(),
  );
}

async function append(
  store: FileStore,
  { opening, fence }: AccessContext,
  { baseTime, bytes, dirtyMs, isDictated }: PutWithBaseTime,
  now: Date,
): Promise<PutResult | 'fenced'> {
  const { fileId, userId } = opening;
  const permission = { fence, opening: opening.id };
  try {
    const saved = await store.append({
      fileId,
      userId,
      bytes,
      at: now,
      dirtyMs,
      isDictated,
      baseTime,
      permission,
    });
    return { kind: 'saved', ...saved };
  } catch (error) {
    if (error instanceof AppError && error.code === 'file.conflict') return { kind: 'documentChanged' };
    if (error instanceof FencedError) return 'fenced';
    throw error;
  }
}
