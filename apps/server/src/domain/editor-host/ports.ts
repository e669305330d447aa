import type { AssignmentId, ClassId, FileId, PlainErrorCode, UserId } from '@redraft/contracts';
import { appendSave, headOf, readAt, readCurrent, type WritePermission } from '../revisions/index.ts';

/** What a user may do with a file at this moment; asked again on every save (docs/editor-protocol.md#safety). */
export interface FileAccess {
  mode: 'edit' | 'view' | 'none';
  /** Why somebody may not write now who might at another time. */
  because?: PlainErrorCode;
  /** When writing was stopped from outside: what was typed before may still arrive for a little while. */
  stoppedAt?: Date;
  /** The code of a text stands for whoever is not to be known by it. */
  ownerId: UserId | string;
  fileName: string;
  /** The editor is not told the name of who writes, since it puts it into the file. */
  isNameless?: boolean;
  /** Who reads the file finds this one name in it for all. */
  alias?: string;
  /** Everything written in it is a tracked change or a comment: its text stays that of its author. */
  isSuggestOnly?: boolean;
  /** It lies in a folder of its owner, where an editor may make, rename and delete files. */
  isInFolder?: boolean;
  /** Of a student's text: where it belongs, so that changes there reach whoever has it open. */
  place?: { classId: ClassId; assignmentId: AssignmentId; studentId: UserId };
}

/** Where the versions of a file are kept. */
export interface FileStore {
  headOf: (fileId: FileId) => Promise<{ seq: number; modifiedAt: Date; size: number; sha256: string }>;
  readCurrent: (fileId: FileId) => Promise<{ bytes: Uint8Array; seq: number }>;
  readAt: (fileId: FileId, seq: number) => Promise<Uint8Array>;
  /** Throws file.conflict where the save is made from another version than the head, FencedError where the leave does not hold any more. */
  append: (save: IncomingSave) => Promise<{ seq: number; at: Date; changed: boolean }>;
}
export interface IncomingSave {
  fileId: FileId;
  userId: UserId;
  bytes: Uint8Array;
  at: Date;
  dirtyMs: number | null;
  /** The time of the version that it was made from, in milliseconds; null overwrites whatever is there. */
  onto: number | null;
  leave: WritePermission;
}

/** The store of the product: every save is a version in the revision log. */
export const revisionStore: FileStore = {
  headOf,
  readCurrent,
  readAt,
  append: (save) => appendSave({ ...save, origin: 'typed' }),
};
