import type { WalkActions } from './actions.ts';

/** What the walk has to know of one of the editors. */
export interface WalkedEditor {
  /** How names of its files end. */
  ending: string;
  /** Files that a walk begins with. */
  files: readonly (() => Uint8Array)[];
  actions: WalkActions;
  isOpen: () => boolean;
  /** All that is written in the document as the page has it: as lines, as its own form writes them. */
  lines: () => string[];
  /** The same without what the document makes of other words by itself; all of it where that is left out. */
  ownLines?: () => string[];
  /** The document as the page has it, to be compared. */
  state: () => unknown;
  /** The same of the document that the page's worker has. */
  workerState: () => unknown;
  work: () => Replay;
  /** What does not hold together in a written file. */
  problems: (bytes: Uint8Array) => string[];
}

/** A worker's work on documents of the kind, to be compared with the page. */
export interface Replay {
  open: (written: { bytes: Uint8Array; edits: unknown[] }) => Promise<unknown>;
  write: () => Promise<{ bytes: Uint8Array }>;
  /** The document that is open, as the page's state is given. */
  state: () => unknown;
  lines: () => string[];
}
