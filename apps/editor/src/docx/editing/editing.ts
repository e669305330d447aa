import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { SentDocument } from '../worker/text-work.ts';
import type { DocumentChanges } from './document-changes.ts';
import type { PagePluginContext } from './page-plugin-context.ts';

export type EditingMode = 'editing' | 'suggesting' | 'viewing';

/** The view of the text: pages as printed, or plain semantic HTML. */
export type ViewKind = 'pages' | 'plain';

/** Where and by what the text is rendered. */
export interface ViewRenderer {
  view: ViewKind;
  element: HTMLElement;
  /** Plugins for the tools of the page. */
  plugins: (context: PagePluginContext) => Plugin[];
}

/**
 * The open document on the page: its body in a ProseMirror view, its other parts, and the user's permissions. Every change is emitted as an edit, in
 * order, before the call returns.
 */
export interface DocumentEditor {
  readonly view: EditorView;
  /** Current styles, notes, comments, headers and page setup. */
  parts: () => DocxPackage;
  /** Replaces parts; stored, saved and undone like typing. Does nothing if the document is read-only. */
  patch: DocumentChanges['patch'];
  /** Everything that `run` does to the text and its parts is one undo step. */
  transact: DocumentChanges['transact'];
  mode: () => EditingMode;
  /** The user's choice; without write permission the effective mode is always viewing. */
  setMode: (mode: EditingMode) => void;
  setCanWrite: (canWrite: boolean) => void;
  canWrite: () => boolean;
  /** The text is under review by someone other than its author: every change is a suggestion or a comment, and no other mode is available. */
  readonly isSuggestOnly: boolean;
  /** Number of changes rejected because they cannot be suggestions. */
  rejectedCount: () => number;
  /**
   * Shows a newer version without emitting an edit. Caret and undo history are mapped; if the styles have changed, or parts could be undone, the undo
   * history is cleared.
   */
  replace: (document: SentDocument) => void;
  /** Renders the same document in another view, with its selection and undo history. */
  renderWith: (drawing: ViewRenderer) => void;
  viewKind: () => ViewKind;
  /** Calls the listener after any visible change, including the selection. */
  subscribe: (listener: () => void) => () => void;
  /** Number of notifications so far. */
  version: () => number;
  readonly author: string;
  destroy: () => void;
}
