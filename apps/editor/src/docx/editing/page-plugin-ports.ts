import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { DocumentChanges } from './document-changes.ts';

/** What a plugin of the page can know. */
export interface PagePluginPorts {
  /** Styles, notes, headers, page: as they are now. */
  parts: () => DocxPackage;
  /** Replaces some of them: see `Editing.patch`. */
  patch: DocumentChanges['patch'];
  /** See `Editing.act`. */
  transact: DocumentChanges['transact'];
  /** Called after every change, of the text or of the parts. */
  subscribe: (listener: () => void) => () => void;
  lang: string;
}
