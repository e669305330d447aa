import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { TextDrawings } from '../document/drawings/read-drawings.ts';
import type { DocumentChanges } from './document-changes.ts';

/** What a plugin of the page has access to. */
export interface PagePluginContext {
  /** Current styles, notes, headers and page setup. */
  parts: () => DocxPackage;
  /** Replaces parts: see `DocumentEditor.patch`. */
  patch: DocumentChanges['patch'];
  /** See `DocumentEditor.transact`. */
  transact: DocumentChanges['transact'];
  /** Calls the listener after any visible change, including the selection and the mode; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Language tag of the interface; the language of the text is guessed from its words. */
  lang: string;
  /** Reads the drawings of the opened file. */
  readDrawings: () => Promise<TextDrawings>;
}
