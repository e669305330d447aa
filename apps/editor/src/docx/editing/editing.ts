import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { SentDocument } from '../worker/text-work.ts';
import type { DocumentChanges } from './document-changes.ts';
import type { PagePluginPorts } from './page-plugin-ports.ts';

export type EditingMode = 'editing' | 'suggesting' | 'viewing';

/** How the text is shown: on pages as it will be printed, or as plain semantic HTML. */
export type ViewKind = 'pages' | 'plain';

/** Where the text is drawn, and by what. */
export interface Drawing {
  view: ViewKind;
  place: HTMLElement;
  /** Plugins of the page's own tools. */
  plugins: (ports: PagePluginPorts) => Plugin[];
}

/**
 * The open document on the page: its text in a ProseMirror view, its other parts beside it, and what the user may do. Everything that changes
 * it leaves as an edit, in order, before this returns.
 */
export interface Editing {
  readonly view: EditorView;
  /** Styles, notes, comments, headers, page: as they are now. */
  parts: () => DocxPackage;
  /** Replaces parts; kept, saved and undone like a letter that is typed. Nothing where the document may not be changed. */
  patch: DocumentChanges['patch'];
  /** All that `run` does to the text and its parts is one step back. */
  transact: DocumentChanges['transact'];
  mode: () => EditingMode;
  /** What the user chose; without leave to write it is viewing whatever was chosen. */
  setMode: (mode: EditingMode) => void;
  setCanWrite: (canWrite: boolean) => void;
  canWrite: () => boolean;
  /** The text is somebody else's, to be reviewed: everything is a suggestion or a comment, and there is no other mode. */
  readonly isSuggestOnly: boolean;
  /** How often something was not done since it cannot be a suggestion. */
  refusals: () => number;
  /**
   * A newer version in the same place: nothing leaves as an edit. The caret and what can be undone stay in their words; where the styles have
   * changed, or parts could be undone, undo begins anew.
   */
  replace: (document: SentDocument) => void;
  /** The same document drawn in another way, with its selection and its undo. */
  draw: (drawing: Drawing) => void;
  viewKind: () => ViewKind;
  /** Called after anything that the user may see has changed, selection included. */
  subscribe: (listener: () => void) => () => void;
  /** Counts everything that subscribers are told of. */
  version: () => number;
  readonly author: string;
  destroy: () => void;
}
