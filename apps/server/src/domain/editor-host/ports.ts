import type { AssignmentId, ClassId, FileId, PlainErrorCode, UserId } from '@redraft/contracts';
import { appendSave, headOf, readAt, readCurrent, type WritePermission } from '../revisions/index.ts';

/** What a user may do with a file at this moment; checked again for every save (docs/editor-protocol.md#safety). */
export interface FileAccess {
  mode: 'edit' | 'view' | 'none';
  /** Why the user may not write now, although they might at another time. */
  because?: PlainErrorCode;
  /** Set if writing was stopped from outside: what was typed before may still arrive for a short time. */
  stoppedAt?: Date;
  /** For users who must not know the author, a code of the text. */
  ownerId: UserId | string;
  fileName: string;
  /** The editor is not told the writer's name, because it would write it into the file. */
  isAnonymous?: boolean;
  /** In the file as sent to the reader, this replaces all names. */
  alias?: string;
  /** All edits must be tracked changes or comments: the text remains the author's. */
  isSuggestOnly?: boolean;
  /** The file is in its owner's folder, where an editor may create, rename and delete files. */
  isInFolder?: boolean;
  /** For a student's text: what it belongs to, so that changes there reach its open editors. */
  fileContext?: { classId: ClassId; assignmentId: AssignmentId; studentId: UserId };
}

/** Stores the versions of files. */
export interface FileStore {
  headOf: (fileId: FileId) => Promise<{ seq: number; modifiedAt: Date; size: number; sha256: string }>;
  readCurrent: (fileId: FileId) => Promise<{ bytes: Uint8Array; seq: number }>;
  readAt: (fileId: FileId, seq: number) => Promise<Uint8Array>;
  /** Throws file.conflict if the save is based on a version other than the head, and FencedError if the write permission does not hold any more. */
  append: (save: IncomingSave) => Promise<{ seq: number; at: Date; changed: boolean }>;
}
export interface IncomingSave {
  fileId: FileId;
  userId: UserId;
  bytes: Uint8Array;
  at: Date;
  dirtyMs: number | null;
  /** Words of it were dictated, and its writer wants that to be known. */
  isDictated: boolean;
  /** The time, in milliseconds, of the version that the save is based on; null overwrites any version. */
  baseTime: number | null;
  permission: WritePermission;
}

/** The regular store: every save is a version in the revision log. */
export const revisionStore: FileStore = {
  headOf,
  readCurrent,
  readAt,
  append: ({ isDictated, ...save }) => appendSave({ ...save, origin: isDictated ? 'dictated' : 'typed' }),
};
