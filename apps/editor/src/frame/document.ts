import type { DocumentPlace, HostCommentAnswer, HostComments, SelectedWords } from '@redraft/wopi';
import type { Difference } from './difference.ts';

/** A change of an open document: plain data, the same on the page, on the device and in the worker. */
export interface Edit {
  readonly kind: string;
}

/** The page's whole document, replacing all earlier edits: stored if the worker could not apply an edit of the page. */
export interface ContentEdit<Content> {
  readonly kind: 'content';
  readonly content: Content;
  /** Format version of the content; undefined in records from before version 2. */
  readonly version?: number;
}

/** Incremented when the properties of a scene or workbook change: a device may hold content stored by an earlier release. */
export const contentVersion = 13;

export type JournalEdit<OwnEdit extends Edit, Content> = OwnEdit | ContentEdit<Content>;

export function isContentEdit<OwnEdit extends Edit, Content>(
  edit: JournalEdit<OwnEdit, Content>,
): edit is ContentEdit<Content> {
  return edit.kind === 'content';
}

/** The bytes that a document was opened from, and its edits. */
export interface BytesWithEdits<OwnEdit extends Edit, Content> {
  bytes: Uint8Array;
  edits: JournalEdit<OwnEdit, Content>[];
}

/** `saved`: number of edits known to be on the server at the last contact. */
export interface UnsentEdits<OwnEdit extends Edit, Content> extends BytesWithEdits<OwnEdit, Content> {
  saved: number;
  /** The server is known to have nothing else. */
  isBasedOnServerVersion: boolean;
}

/** The bytes of a document, and the number of edits included. */
export interface WrittenDocument {
  bytes: Uint8Array;
  edits: number;
}

/** The relation of unsent edits to the server's version, and the edits that could not be applied. */
export type Recovery =
  | { kind: 'nothing'; unreadable: UnreadableEdits | null }
  | { kind: 'ahead'; bytes: Uint8Array; unreadable: UnreadableEdits | null }
  | { kind: 'both'; unreadable: UnreadableEdits | null }
  /** No edit could be applied. */
  | { kind: 'unread'; unreadable: UnreadableEdits };

/** Edits that cannot be replayed, by index, and the error; contains no text. */
export interface UnreadableEdits {
  edits: number[];
  reason: UnreadableReason;
  /** The name of the error. */
  error: string;
}
export type UnreadableReason = 'bytes' | 'edit' | 'write';

/** Heavy work on one open document, done in a worker that follows the page's copy edit by edit. */
export interface DocumentWorker<OwnEdit extends Edit, Content> {
  open: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Content>;
  /** Reads another document, which replaces this one on `commit`. */
  prepare: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Content>;
  commit: () => Promise<void>;
  edit: (edit: OwnEdit) => Promise<void>;
  /** Replaces the worker's document by the page's after an edit that did not apply: the page is authoritative. */
  resync: (content: Content, edits: number) => Promise<void>;
  write: () => Promise<WrittenDocument>;
  /** Merges my current version with theirs and returns the bytes. */
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  recover: (state: UnsentEdits<OwnEdit, Content>, theirs: Uint8Array) => Promise<Recovery>;
  /** Replays as many edits as possible and returns the bytes. */
  replay: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Uint8Array>;
}

/** Comments that the host stores outside the document. */
export interface HostCommentsPort {
  show: (comments: HostComments) => void;
  /** The host has answered a request. */
  settle: (answer: HostCommentAnswer) => void;
}

/** The open document on the page. */
export interface Surface<Content> {
  canWrite: () => boolean;
  setCanWrite: (canWrite: boolean) => void;
  /** Replaces the document: emits no edit, and clears the undo history. */
  replace: (content: Content) => void;
  content: () => Content;
  /** The bytes, synchronously, for page unload; null if that needs the worker. */
  writeSync: (lastBytes: Uint8Array) => Uint8Array | null;
  focus: () => void;
  undo: () => void;
  redo: () => void;
  paste: (pasted: { mimeType: string; text: string }) => void;
  insertLink: (url: string) => void;
  /** The selected text as readers see it. */
  selection: () => Omit<SelectedWords, 'version'>;
  /**
   * Accepts all tracked changes and removes comments. What cannot be removed on the page is removed from the bytes by the returned function; null if
   * nothing is left.
   */
  acceptChanges: () => ((bytes: Uint8Array) => Uint8Array) | null;
  /** For document types with sheets or pages: shows one, and selects the cell if one is named. */
  showPlace?: (place: DocumentPlace) => void;
  /** For document types that can show host comments. */
  hostComments?: HostCommentsPort;
}

/** What saving needs to know about the edits of a document type. */
export interface EditSupport<OwnEdit extends Edit> {
  /** An edit without an effect. */
  unchanged: OwnEdit;
  /** Whether the edit changes parts that `writeSync` cannot write. */
  needsWholeSave: (edit: OwnEdit) => boolean;
  /** The text written by these edits, as lines to read and copy if it can no longer be applied. */
  wordsOf: (edits: readonly OwnEdit[]) => string[];
}
