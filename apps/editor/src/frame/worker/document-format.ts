import type { Edit, JournalEdit } from '../document.ts';

/** The format-specific part of the worker; everything else is shared. All functions are pure. */
export interface DocumentFormat<OwnEdit extends Edit, Document, Content> {
  /** Throws if the bytes cannot be read. */
  read: (bytes: Uint8Array) => Promise<Document>;
  /** The opened bytes with the changes; unchanged content stays the same, byte for byte. */
  write: (document: Document) => Promise<Uint8Array>;
  apply: (document: Document, edit: OwnEdit) => Document;
  /** Whether later edits keep their meaning if this one could not be applied: it moves nothing that they refer to. */
  canSkip: (edit: OwnEdit, following: readonly JournalEdit<OwnEdit, Content>[]) => boolean;
  /** The content that the page shows. */
  contentOf: (document: Document) => Content;
  /** Replaces the worker's content by the page's, after an edit that did not apply. */
  withContent: (document: Document, content: Content) => Document;
  /** All text in it, as lines for comparison. */
  linesOf: (document: Document) => string[];
  /** Whether two documents read from bytes have the same content and formatting. */
  isSame: (one: Document, other: Document) => boolean;
  /** Three-way merge; if both changed the same item, no text is lost. */
  merge: (versions: { base: Document; mine: Document; theirs: Document }) => Document;
  /** Called once a document is open, to prepare for the first save. */
  prepare?: (document: Document) => void;
}
