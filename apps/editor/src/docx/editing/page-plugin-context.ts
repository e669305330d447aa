import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { DocumentChanges } from './document-changes.ts';

/** What a plugin of the page has access to. */
export interface PagePluginContext {
  /** Current styles, notes, headers and page setup. */
  parts: () => DocxPackage;
  /** Replaces parts: see `DocumentEditor.patch`. */
  patch: DocumentChanges['patch'];
  /** See `DocumentEditor.transact`. */
  transact: DocumentChanges['transact'];
  /** Called after every change of the text or the parts. */
  subscribe: (listener: () => void) => () => void;
  lang: string;
}
