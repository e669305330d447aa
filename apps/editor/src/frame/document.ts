import type { SelectedWords } from '@redraft/wopi';
import type { Difference } from './difference.ts';

/** One thing that happened to an open document: plain data, the same on the page, on the device and in the worker. */
export interface Edit {
  readonly kind: string;
}

/** A document as it stood before some of its edits: the bytes it was opened from, and what became of them. */
export interface WrittenState<OwnEdit extends Edit> {
  bytes: Uint8Array;
  edits: OwnEdit[];
}

/** Bytes and the number of edits that are in them. */
export interface Written {
  bytes: Uint8Array;
  edits: number;
}

/** How my unsent words stand to what the server has now. */
export type Recovery = 'nothing' | 'ahead' | 'both';

/** All heavy work on one open document, asked of its worker: the page's copy of it is followed edit by edit. */
export interface DocumentWorker<OwnEdit extends Edit, Content> {
  open: (state: WrittenState<OwnEdit>) => Promise<Content>;
  /** Reads another document, to take this one's place when the page says `commit`. */
  prepare: (state: WrittenState<OwnEdit>) => Promise<Content>;
  commit: () => Promise<void>;
  edit: (edit: OwnEdit) => Promise<void>;
  /** The page's own document, after an edit that did not fit: the page is right. */
  resync: (content: Content, edits: number) => Promise<void>;
  write: () => Promise<Written>;
  /** Mine as it is now, with theirs: the new bytes. */
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  /** `saved` edits of the state are known to be on the server, or were when it was last heard of. */
  recover: (state: WrittenState<OwnEdit>, saved: number, theirs: Uint8Array) => Promise<Recovery>;
  replay: (state: WrittenState<OwnEdit>) => Promise<Uint8Array>;
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
}

/** What saving asks about the edits of a kind. */
export interface EditTraits<OwnEdit extends Edit> {
  /** An edit that changes nothing. */
  unchanged: OwnEdit;
  /** Whether the edit reaches what `writeAtOnce` cannot write. */
  needsWholeSave: (edit: OwnEdit) => boolean;
}
