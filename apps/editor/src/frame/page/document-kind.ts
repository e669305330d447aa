import type { EditorComponent } from '@redraft/wopi';
import type { ComponentType } from 'react';
import type { Appearance } from '../../appearance.ts';
import type { Catalogues } from '../../i18n.ts';
import type { DocumentWorker, Edit, EditSupport, Surface } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';
import type { Journal } from '../saving/journal.ts';
import type { Access, OpenDocument } from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { Writing } from '../saving/writing.ts';
import type { ExportActions } from './export-actions.ts';

/** One opening of a document, as its notices need it. */
export interface Opened<OwnEdit extends Edit, Content, Worker = DocumentWorker<OwnEdit, Content>> {
  document: OpenDocument<OwnEdit, Content>;
  access: Access;
  state: SaveState;
  writing: Writing<OwnEdit, Content>;
  worker: Worker;
  journal: Journal<OwnEdit, Content>;
  lang: string;
}

/** What the page of a kind of document is given to show. */
export interface OpenedPageProps<OwnEdit extends Edit, Content, Worker = DocumentWorker<OwnEdit, Content>>
  extends Opened<OwnEdit, Content, Worker> {
  appearance: Appearance;
  bridge: HostBridge;
  ui: HostUi;
  exportActions: ExportActions;
  /** Called once the document is there to be read. */
  onReady: (surface: Surface<Content>) => void;
  /** Null where the host closes the page itself. */
  onClose: (() => void) | null;
}

/** A kind of document, as the frame around it knows it. */
export interface DocumentKind<
  OwnEdit extends Edit,
  Content,
  Worker extends DocumentWorker<OwnEdit, Content> = DocumentWorker<OwnEdit, Content>,
> extends EditSupport<OwnEdit> {
  /** The module of an editor that `ui_defaults` speaks of (docs/editor-protocol.md#opening-the-frame). */
  component: EditorComponent;
  /** By folder: what this kind says, in both languages. */
  catalogues: Catalogues;
  /** Whether a file is more than can be changed here; left out where none is. */
  isTooLarge?: (bytes: Uint8Array) => boolean;
  Page: ComponentType<OpenedPageProps<OwnEdit, Content, Worker>>;
}
