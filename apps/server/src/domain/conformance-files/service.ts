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

/** The one that is always there. Its ending says to test programs that it may be written over. */
const firstName = 'conformance.wopitest';
/** Test programs remove what they make; what one has left that was ended is not much. */
const maxFiles = 50;

/** Opens the own file, which is made with the first opening. */
export async function openConformanceFile(actor: Actor, now: Date) {
  const { userId, sessionId } = actor;
  const fileId = await inTransaction(async () => {
    await lockFolderOf(userId);
    const there = (await listFolder(userId)).find(({ name }) => name === firstName);
    return there?.file_id ?? create({ ownerId: userId, name: firstName, bytes: new Uint8Array() }, now);
  });
  const expiresAt = tokenExpiry(actor.sessionExpiresAt, now);
  const token = await issueFileToken({ fileId, userId, sessionId, mode: 'edit', at: now, expiresAt });
  return { fileId, token, expiresAt };
}

interface NewFile {
  /** As the editor says it. */
  name: string;
  /** This name, or none; a suggestion gives way to what is there. */
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

/** A new file in the folder of the one that is open, or another content for one that is there. */
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
      const there = folder.find((file) => file.name.toLowerCase() === name.toLowerCase());
      if (there) return overwrite(there, bytes, now);
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

/** What is being written in is not overwritten from beside. */
async function overwrite(
  there: { file_id: FileId; name: string },
  bytes: Uint8Array,
  now: Date,
): Promise<CreatedFile | Refusal> {
  const { file_id: fileId, name } = there;
  // The file before its lock, as everybody takes them.
  const before = await lockOptionalFile(fileId);
  if (!before) throw new AppError('not_found');
  const lock = await lockOfFile(fileId, now);
  if (lock) return { kind: 'locked', lock };
  const { at } = await replace(fileId, { bytes, at: now, before });
  return { kind: 'made', fileId, name, modifiedAt: at };
}

/** The ending stays. Whoever has the file locked may leave the lock out, as some editors do. */
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

/** What an administrator has tried the host on. */
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

/** Tokens, locks and fences hang on a file of the log. What that one holds is never read. */
async function create(
  file: { ownerId: UserId; name: string; bytes: Uint8Array },
  now: Date,
): Promise<FileId> {
  const { name } = file;
  const { fileId } = await createFile({ ...blankFile('DOCUMENT', zipCodec), name, origin: 'base', at: now });
  await insertFile({ ...file, fileId, at: now });
  return fileId;
}
