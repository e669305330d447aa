import type { HostCommentAnswer, HostComments, SelectedWords } from '@redraft/wopi';
import type { Difference } from './difference.ts';

/** One thing that happened to an open document: plain data, the same on the page, on the device and in the worker. */
export interface Edit {
  readonly kind: string;
}

/** The page's whole document, in the place of all that came before: kept where the worker could not take an edit that the page had made. */
export interface ContentEdit<Content> {
  readonly kind: 'content';
  readonly content: Content;
  /** The form in which the content is kept; none in what programs before the second form kept. */
  readonly version?: number;
}

/** Raised whenever the members of a scene or a workbook change: a device may hold content of an earlier program. */
export const contentVersion = 2;

export type JournalEdit<OwnEdit extends Edit, Content> = OwnEdit | ContentEdit<Content>;

export function isContentEdit<OwnEdit extends Edit, Content>(
  edit: JournalEdit<OwnEdit, Content>,
): edit is ContentEdit<Content> {
  return edit.kind === 'content';
}

/** A document as it stood before some of its edits: the bytes it was opened from, and what became of them. */
export interface WrittenState<OwnEdit extends Edit, Content> {
  bytes: Uint8Array;
  edits: JournalEdit<OwnEdit, Content>[];
}

/** `saved` edits of the state are known to be on the server, or were when it was last heard of. */
export interface UnsentState<OwnEdit extends Edit, Content> extends WrittenState<OwnEdit, Content> {
  saved: number;
  /** The server is known to have nothing else. */
  isKnown: boolean;
}

/** Bytes and the number of edits that are in them. */
export interface Written {
  bytes: Uint8Array;
  edits: number;
}

/** How my unsent words stand to what the server has now, and which of them could not be put back in their place. */
export type Recovery =
  | { kind: 'nothing'; unread: Unread | null }
  | { kind: 'ahead'; bytes: Uint8Array; unread: Unread | null }
  | { kind: 'both'; unread: Unread | null }
  /** None of them could. */
  | { kind: 'unread'; unread: Unread };

/** Edits that cannot be replayed, by their place among all, and what stood in the way: no words in it. */
export interface Unread {
  edits: number[];
  reason: UnreadReason;
  /** The name of what was thrown. */
  error: string;
}
export type UnreadReason = 'bytes' | 'edit' | 'write';

/** All heavy work on one open document, asked of its worker: the page's copy of it is followed edit by edit. */
export interface DocumentWorker<OwnEdit extends Edit, Content> {
  open: (state: WrittenState<OwnEdit, Content>) => Promise<Content>;
  /** Reads another document, to take this one's place when the page says `commit`. */
  prepare: (state: WrittenState<OwnEdit, Content>) => Promise<Content>;
  commit: () => Promise<void>;
  edit: (edit: OwnEdit) => Promise<void>;
  /** The page's own document, after an edit that did not fit: the page is right. */
  resync: (content: Content, edits: number) => Promise<void>;
  write: () => Promise<Written>;
  /** Mine as it is now, with theirs: the new bytes. */
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  recover: (state: UnsentState<OwnEdit, Content>, theirs: Uint8Array) => Promise<Recovery>;
  /** What of the edits can be replayed, as bytes. */
  replay: (state: WrittenState<OwnEdit, Content>) => Promise<Uint8Array>;
}

/** Comments that the host keeps beside the document. */
export interface HostCommentsPort {
  show: (comments: HostComments) => void;
  /** The host has answered to what was asked of it. */
  settle: (answer: HostCommentAnswer) => void;
}

/** The open document on the page. */
export interface Surface<Content> {
  canWrite: () => boolean;
  setCanWrite: (canWrite: boolean) => void;
  /** Another document in the same place: nothing leaves as an edit, undo begins anew. */
  replace: (content: Content) => void;
  content: () => Content;
  /** As bytes, without waiting, for the moment in which the page goes away; null where that takes the worker. */
  writeAtOnce: (lastBytes: Uint8Array) => Uint8Array | null;
  focus: () => void;
  undo: () => void;
  redo: () => void;
  paste: (pasted: { mimeType: string; text: string }) => void;
  insertLink: (url: string) => void;
  /** What is selected in the text, as readers read it. */
  selection: () => Omit<SelectedWords, 'version'>;
  /**
   * Tracked changes become the text, comments go. What cannot be taken out on the page is taken out of the bytes by the function that this
   * gives; null where nothing is left to do.
   */
  acceptChanges: () => ((bytes: Uint8Array) => Uint8Array) | null;
  /** Where comments of the host can be shown. */
  hostComments?: HostCommentsPort;
}

/** What saving asks about the edits of a kind. */
export interface EditSupport<OwnEdit extends Edit> {
  /** An edit that changes nothing. */
  unchanged: OwnEdit;
  /** Whether the edit reaches what `writeAtOnce` cannot write. */
  needsWholeSave: (edit: OwnEdit) => boolean;
  /** What was written with these edits, as lines to be read and copied where it can no longer be put in its place. */
  wordsOf: (edits: readonly OwnEdit[]) => string[];
}
