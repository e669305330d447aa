import type { FileId } from '@redraft/contracts';
import { LRUCache } from 'lru-cache';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type FileStore, isOpeningValid } from '../editor-host/index.ts';
import { FencedError } from '../revisions/index.ts';
import { lockOptionalFile, selectOptionalContent, selectOptionalHead, updateContent } from './queries.ts';

/** Texts that are saved at the same time. */
const maxKnownFiles = 20_000;

/** The regular store extended by these files. Each save of them is a version, but only the last one is kept. */
export function withConformanceFiles(others: FileStore): FileStore {
  // No file becomes one of these later: saves of texts are not to wait for another query.
  const regularFiles = new LRUCache<FileId, true>({ max: maxKnownFiles });
  const find = async <Found>(
    fileId: FileId,
    load: () => Promise<Found | null | undefined>,
  ): Promise<Found | null> => {
    if (regularFiles.has(fileId)) return null;
    const found = await load();
    if (found) return found;
    regularFiles.set(fileId, true);
    return null;
  };
  return {
    headOf: async (fileId) => {
      const head = await find(fileId, () => selectOptionalHead(fileId));
      if (!head) return others.headOf(fileId);
      return { seq: head.version, modifiedAt: head.modified_at, size: head.size, sha256: head.sha256 };
    },
    readCurrent: async (fileId) => {
      const file = await find(fileId, () => selectOptionalContent(fileId));
      return file ? { bytes: file.content, seq: file.version } : others.readCurrent(fileId);
    },
    // They are never opened at an earlier version.
    readAt: others.readAt,
    append: async (save) => (await find(save.fileId, () => replaceContent(save))) ?? others.append(save),
  };
}

type Save = Parameters<FileStore['append']>[0];

/** Null if it is not a conformance file. Same conditions as for saves of other files (docs/decisions/0025). */
function replaceContent({ fileId, bytes, at, baseTime, permission }: Save) {
  return inTransaction(async () => {
    const file = await lockOptionalFile(fileId);
    if (!file) return null;
    if (file.fence !== permission.fence || !(await isOpeningValid(permission.opening, at)))
      throw new FencedError();
    if (baseTime !== null && baseTime !== file.modified_at.getTime()) throw new AppError('file.conflict');
    return replace(fileId, { bytes, at, before: file });
  });
}

/** Each version has a distinct time. */
export async function replace(
  fileId: FileId,
  save: { bytes: Uint8Array; at: Date; before: { version: number; modified_at: Date } },
) {
  const { bytes, before } = save;
  const seq = before.version + 1;
  const at = new Date(Math.max(save.at.getTime(), before.modified_at.getTime() + 1));
  await updateContent(fileId, { bytes, version: seq, at });
  return { seq, at, changed: true };
}
