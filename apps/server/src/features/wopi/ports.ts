import type { FileId, UserId } from '@redraft/contracts';
import { appendSave, headOf, readAt, readCurrent } from '../revisions/index.ts';

/** What a user may do with a file at this moment; asked again on every save (spec 5 §10). */
export type FileAccess = {
  mode: 'edit' | 'view' | 'none';
  /** The sentence for somebody who may not write now. */
  reason?: string;
  ownerId: UserId;
  fileName: string;
};
export type FileAccessOf = (fileId: FileId, userId: UserId, now: Date) => Promise<FileAccess | undefined>;

/** Where the versions of a file are kept. */
export type FileStore = {
  headOf: (fileId: FileId) => Promise<{ seq: number; modifiedAt: Date; size: number; sha256: string }>;
  readCurrent: (fileId: FileId) => Promise<{ bytes: Uint8Array; seq: number }>;
  readAt: (fileId: FileId, seq: number) => Promise<Uint8Array>;
  append: (save: IncomingSave) => Promise<{ seq: number; at: Date }>;
};
export type IncomingSave = {
  fileId: FileId;
  userId: UserId;
  bytes: Uint8Array;
  at: Date;
  dirtyMs: number | null;
};

/** The store of the product: every save is a version in the revision log. */
export const revisionStore: FileStore = {
  headOf,
  readCurrent,
  readAt,
  append: (save) => appendSave({ ...save, origin: 'typed' }),
};
