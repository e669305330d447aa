import type { FileId, UserId } from '@redraft/contracts';
import type { FileLock } from '@redraft/wopi';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { issueFileToken, lockOfFile, type Opening, tokenExpiry } from '../editor-host/index.ts';
import { blankFile } from '../office-files/index.ts';
import { createFile, fenceFiles, requestPurge, zipCodec } from '../revisions/index.ts';
import { freeName, renamed, safeName, stemOf, suggestedName } from './name-rules.ts';
import {
  deleteFiles,
  insertFile,
  listFolder,
  lockFolderOf,
  lockOptionalFile,
  updateName,
} from './queries.ts';
import { replace } from './store.ts';

/** The file that always exists. Its extension tells the WOPI validator that it may be overwritten. */
const firstName = 'conformance.wopitest';
/** Test programs delete the files they create; this bounds what interrupted runs leave. */
const maxFiles = 50;

/** Opens the user's own file, which is created at the first opening. */
export async function openConformanceFile(actor: Actor, now: Date) {
  const { userId, sessionId } = actor;
  const fileId = await inTransaction(async () => {
    await lockFolderOf(userId);
    const existing = (await listFolder(userId)).find(({ name }) => name === firstName);
    return existing?.file_id ?? create({ ownerId: userId, name: firstName, bytes: new Uint8Array() }, now);
  });
  const expiresAt = tokenExpiry(actor.sessionExpiresAt, now);
  const token = await issueFileToken({ fileId, userId, sessionId, mode: 'edit', at: now, expiresAt });
  return { fileId, token, expiresAt };
}

interface NewFile {
  /** The name requested by the editor. */
  name: string;
  /** Whether the name must be exact; otherwise it is changed if taken. */
  isExact: boolean;
  overwrites: boolean;
  bytes: Uint8Array;
}
type Refusal =
  | { kind: 'invalid'; nearest: string | null }
  | { kind: 'taken'; free: string }
  | { kind: 'locked'; lock: FileLock };
interface CreatedFile {
  kind: 'made';
  fileId: FileId;
  name: string;
  modifiedAt: Date;
}

/** PutRelativeFile: creates a file in the folder of the open one, or overwrites an existing one. */
export async function saveAsNewFile(
  { opening, fileName }: { opening: Opening; fileName: string },
  requested: NewFile,
  now: Date,
): Promise<CreatedFile | Refusal> {
  const { bytes, isExact } = requested;
  const name = isExact ? safeName(requested.name) : suggestedName(requested.name, fileName);
  if (name === null || (isExact && name !== requested.name)) return { kind: 'invalid', nearest: name };
  return inTransaction(async () => {
    const { userId: ownerId } = opening;
    await lockFolderOf(ownerId);
    const folder = await listFolder(ownerId);
    const free = freeName(
      name,
      folder.map((file) => file.name),
    );
    if (isExact && free !== name) {
      if (!requested.overwrites) return { kind: 'taken', free };
      const existing = folder.find((file) => file.name.toLowerCase() === name.toLowerCase());
      if (existing) return overwrite(existing, bytes, now);
    }
    if (folder.length >= maxFiles) throw new AppError('file.full');
    return {
      kind: 'made',
      fileId: await create({ ownerId, name: free, bytes }, now),
      name: free,
      modifiedAt: now,
    };
  });
}

/** A file that is locked by an editor must not be overwritten. */
async function overwrite(
  existing: { file_id: FileId; name: string },
  bytes: Uint8Array,
  now: Date,
): Promise<CreatedFile | Refusal> {
  const { file_id: fileId, name } = existing;
  // The file is locked before its WOPI lock, as everywhere.
  const before = await lockOptionalFile(fileId);
  if (!before) throw new AppError('not_found');
  const lock = await lockOfFile(fileId, now);
  if (lock) return { kind: 'locked', lock };
  const { at } = await replace(fileId, { bytes, at: now, before });
  return { kind: 'made', fileId, name, modifiedAt: at };
}

/** Keeps the extension. The request may omit the lock ID of the file's lock, as some editors do. */
export async function renameFile(
  opening: Opening,
  requested: { stem: string; lockId: string | null },
  now: Date,
): Promise<{ kind: 'renamed'; stem: string } | Refusal> {
  const { fileId, userId } = opening;
  return inTransaction(async () => {
    await lockFolderOf(userId);
    const file = await lockOptionalFile(fileId);
    if (!file) throw new AppError('not_found');
    const lock = await lockOfFile(fileId, now);
    const isOwnLock =
      lock?.id === requested.lockId || (requested.lockId === null && lock?.opening === opening.id);
    if (lock && !isOwnLock) return { kind: 'locked', lock };
    const others = (await listFolder(userId)).filter((other) => other.file_id !== fileId);
    const newName = renamed(file.name, requested.stem);
    if (newName === null) return { kind: 'invalid', nearest: null };
    const name = freeName(
      newName,
      others.map((other) => other.name),
    );
    await updateName(fileId, name);
    return { kind: 'renamed', stem: stemOf(name) };
  });
}

export async function removeFile(
  opening: Opening,
  now: Date,
): Promise<{ kind: 'removed' } | Extract<Refusal, { kind: 'locked' }>> {
  const { fileId, userId } = opening;
  return inTransaction(async () => {
    await lockFolderOf(userId);
    await fenceFiles([fileId]);
    const lock = await lockOfFile(fileId, now);
    if (lock) return { kind: 'locked', lock };
    await remove([fileId], now);
    return { kind: 'removed' };
  });
}

/** Files that an administrator used for testing the host. */
export async function eraseConformanceFiles(ownerId: UserId, now: Date): Promise<void> {
  const folder = await listFolder(ownerId);
  await remove(
    folder.map((file) => file.file_id),
    now,
  );
}

async function remove(ids: readonly FileId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await deleteFiles(ids);
  await requestPurge(ids, now);
}

/** Tokens, locks and fences reference a file of the revision log; the content of that file is never read. */
async function create(
  file: { ownerId: UserId; name: string; bytes: Uint8Array },
  now: Date,
): Promise<FileId> {
  const { name } = file;
  const { fileId } = await createFile({ ...blankFile('DOCUMENT', zipCodec), name, origin: 'base', at: now });
  await insertFile({ ...file, fileId, at: now });
  return fileId;
}
