import type { WalkActions } from './actions.ts';

/** The walk's interface to an editor. */
export interface WalkedEditor {
  /** File extension. */
  extension: string;
  /** Initial files of a walk. */
  files: readonly (() => Uint8Array)[];
  actions: WalkActions;
  isOpen: () => boolean;
  /** The text of the document on the page, as lines in its own format. */
  lines: () => string[];
  /** The same without generated text; all of it if undefined. */
  linesWithoutGenerated?: () => string[];
  /** The document on the page, for comparison. */
  state: () => unknown;
  /** The document in the page's worker, for comparison. */
  workerState: () => unknown;
  work: () => Replay;
  /** Inconsistencies of a written file. */
  problems: (bytes: Uint8Array) => string[];
}

/** The worker's functions for the document type, to compare with the page. */
export interface Replay {
  open: (written: { bytes: Uint8Array; edits: unknown[] }) => Promise<unknown>;
  write: () => Promise<{ bytes: Uint8Array }>;
  /** The open document, in the same form as the page's state. */
  state: () => unknown;
  lines: () => string[];
}
