import type { ReactNode } from 'react';
import type { Appearance } from './appearance.ts';
import type { Boot } from './boot.ts';
import { startWorker as startTextWorker } from './docx/worker/start-worker.ts';
import type { DocumentWorker, Edit } from './frame/document.ts';
import type { DocumentKind } from './frame/page/document-kind.ts';
import { EditorPage } from './frame/page/EditorPage.tsx';
import type { RequestedFile } from './frame/saving/open-document.ts';
import { startWorker as startDrawingWorker } from './odg/worker/start-worker.ts';
import { startWorker as startSlidesWorker } from './pptx/worker/start-worker.ts';
import { startWorker as startSheetWorker } from './xlsx/worker/start-worker.ts';

/** A document type that is loaded and can be rendered; the type of its edits is hidden. */
export type LoadedKind = Pick<DocumentKind<Edit, unknown>, 'component' | 'catalogues'> & {
  page: (props: { boot: Boot; requestedFile: RequestedFile; appearance: Appearance }) => ReactNode;
};

function createLoadedKind<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>>(
  kind: DocumentKind<OwnEdit, Content, Worker>,
  worker: Worker,
): LoadedKind {
  const { component, catalogues } = kind;
  return { component, catalogues, page: (props) => <EditorPage kind={kind} worker={worker} {...props} /> };
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

/** By file extension; each is loaded only if it is shown. */
const kinds: Readonly<Record<string, () => Promise<LoadedKind>>> = {
  docx: loadTextKind,
  dotx: loadTextKind,
  pptx: loadSlidesKind,
  potx: loadSlidesKind,
  odg: loadDrawingKind,
  otg: loadDrawingKind,
  xlsx: loadSheetKind,
  xltx: loadSheetKind,
};

/** Starts the worker and loads the page of a document type. The URL of the page ends in the file extension (docs/editor-protocol.md#discovery). */
export async function loadKindFor(address: string): Promise<LoadedKind> {
  const [, extension = ''] = /\/([a-z]+)$/.exec(new URL(address).pathname) ?? [];
  return (kinds[extension] ?? loadTextKind)();
}
