import type { ReactNode } from 'react';
import type { Appearance } from './appearance.ts';
import type { Boot } from './boot.ts';
import { catalogues as canvasCatalogues } from './canvas/catalogues/index.ts';
import { catalogues as textCatalogues } from './docx/catalogues/index.ts';
import { startWorker as startTextWorker } from './docx/worker/start-worker.ts';
import type { DocumentWorker, Edit } from './frame/document.ts';
import type { DocumentKind } from './frame/page/document-kind.ts';
import { EditorPage } from './frame/page/EditorPage.tsx';
import type { RequestedFile } from './frame/saving/open-document.ts';
import type { Catalogues } from './i18n.ts';
import { startWorker as startDrawingWorker } from './odg/worker/start-worker.ts';
import { startWorker as startSlidesWorker } from './pptx/worker/start-worker.ts';
import { catalogues as sheetCatalogues } from './xlsx/catalogues/index.ts';
import { startWorker as startSheetWorker } from './xlsx/worker/start-worker.ts';

/** A document type that is loaded and can be rendered; the type of its edits is hidden. */
export type LoadedKind = Pick<DocumentKind<Edit, unknown>, 'component'> & {
  page: (props: { boot: Boot; requestedFile: RequestedFile; appearance: Appearance }) => ReactNode;
};

function createLoadedKind<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>>(
  kind: DocumentKind<OwnEdit, Content, Worker>,
  worker: Worker,
): LoadedKind {
  const { component } = kind;
  return { component, page: (props) => <EditorPage kind={kind} worker={worker} {...props} /> };
}

// The worker is loaded in parallel with the page: it is the larger of the two.
async function loadTextKind(): Promise<LoadedKind> {
  const worker = startTextWorker();
  return createLoadedKind((await import('./docx/text-kind.ts')).textKind, worker);
}

async function loadSlidesKind(): Promise<LoadedKind> {
  const worker = startSlidesWorker();
  return createLoadedKind((await import('./pptx/slides-kind.ts')).slidesKind, worker);
}

async function loadSheetKind(): Promise<LoadedKind> {
  const worker = startSheetWorker();
  return createLoadedKind((await import('./xlsx/sheet-kind.ts')).sheetKind, worker);
}

async function loadDrawingKind(): Promise<LoadedKind> {
  const worker = startDrawingWorker();
  return createLoadedKind((await import('./odg/drawing-kind.ts')).drawingKind, worker);
}

/** A document type before it is loaded. */
interface Kind {
  catalogues: Catalogues;
  /** Starts the worker and loads the page. */
  load: () => Promise<LoadedKind>;
}

const text: Kind = { catalogues: textCatalogues, load: loadTextKind };
const slides: Kind = { catalogues: canvasCatalogues, load: loadSlidesKind };
const drawing: Kind = { catalogues: canvasCatalogues, load: loadDrawingKind };
const sheet: Kind = { catalogues: sheetCatalogues, load: loadSheetKind };

/** By file extension; each is loaded only if it is shown. */
const kinds: Readonly<Record<string, Kind>> = {
  docx: text,
  dotx: text,
  pptx: slides,
  potx: slides,
  odg: drawing,
  otg: drawing,
  xlsx: sheet,
  xltx: sheet,
};

/** The document type of a page, whose URL ends in the file extension (docs/editor-protocol.md#discovery). */
export function findKind(address: string): Kind {
  const [, extension = ''] = /\/([a-z]+)$/.exec(new URL(address).pathname) ?? [];
  return kinds[extension] ?? text;
}
