import type { EditorComponent } from '@redraft/wopi';
import type { ComponentType } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { DocumentWorker, Edit, EditSupport, Surface } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';
import type { Journal } from '../saving/journal.ts';
import type { Access, OpenDocument } from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { WritingSession } from '../saving/writing.ts';
import type { ExportActions } from './export-actions.ts';

/** One opening of a document, as its notices need it. */
export interface OpeningContext<OwnEdit extends Edit, Content, Worker = DocumentWorker<OwnEdit, Content>> {
  document: OpenDocument<OwnEdit, Content>;
  access: Access;
  state: SaveState;
  writing: WritingSession<OwnEdit, Content>;
  worker: Worker;
  journal: Journal<OwnEdit, Content>;
  lang: string;
}

/** Props of the page of a document type. */
export interface OpenedPageProps<OwnEdit extends Edit, Content, Worker = DocumentWorker<OwnEdit, Content>>
  extends OpeningContext<OwnEdit, Content, Worker> {
  appearance: Appearance;
  bridge: HostBridge;
  ui: HostUi;
  exportActions: ExportActions;
  /** Called once the document is readable. */
  onReady: (surface: Surface<Content>) => void;
  /** Null if the host closes the page itself. */
  onClose: (() => void) | null;
}

/** A document type, as seen by the frame. */
export interface DocumentKind<
  OwnEdit extends Edit,
  Content,
  Worker extends DocumentWorker<OwnEdit, Content> = DocumentWorker<OwnEdit, Content>,
> extends EditSupport<OwnEdit> {
  /** The module name in WOPI's `ui_defaults` (docs/editor-protocol.md#opening-the-frame). */
  component: EditorComponent;
  /** Whether a file is too large to edit; undefined if there is no limit. */
  isTooLarge?: (bytes: Uint8Array) => boolean;
  Page: ComponentType<OpenedPageProps<OwnEdit, Content, Worker>>;
}
