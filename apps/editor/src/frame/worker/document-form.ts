import type { Edit, JournalEdit } from '../document.ts';

/** What the worker has to know of a kind of document; everything else it does is the same for all. All of it is pure. */
export interface DocumentForm<OwnEdit extends Edit, Document, Content> {
  /** Throws where the bytes cannot be read. */
  read: (bytes: Uint8Array) => Promise<Document>;
  /** The opened bytes with what has changed; what has not is the same, byte for byte. */
  write: (document: Document) => Promise<Uint8Array>;
  apply: (document: Document, edit: OwnEdit) => Document;
  /** Whether those that follow on an edit mean the same where it could not be applied: it moves nothing that they name. */
  canPassOver: (edit: OwnEdit, following: readonly JournalEdit<OwnEdit, Content>[]) => boolean;
  /** What the page shows. */
  contentOf: (document: Document) => Content;
  /** The page's own content in the place of the worker's, after an edit that did not fit. */
  withContent: (document: Document, content: Content) => Document;
  /** All that is written in it, as lines that a person can compare. */
  linesOf: (document: Document) => string[];
  /** Whether two documents that were read from bytes say the same in the same form. */
  isSame: (one: Document, other: Document) => boolean;
  /** Both what I and what they have done since `base`; where both changed the same thing, nothing that was written is lost. */
  merge: (versions: { base: Document; mine: Document; theirs: Document }) => Document;
  /** Called once a document is opened, to make ready what the first save needs. */
  prepare?: (document: Document) => void;
}
