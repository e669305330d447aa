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
export type ReadyKind = Pick<DocumentKind<Edit, unknown>, 'component' | 'catalogues'> & {
  page: (props: { boot: Boot; requestedFile: RequestedFile; appearance: Appearance }) => ReactNode;
};

function ready<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>>(
  kind: DocumentKind<OwnEdit, Content, Worker>,
  worker: Worker,
): ReadyKind {
  const { component, catalogues } = kind;
  return { component, catalogues, page: (props) => <EditorPage kind={kind} worker={worker} {...props} /> };
}

// The worker is loaded in parallel with the page: it is the larger of the two.
async function loadText(): Promise<ReadyKind> {
  const worker = startTextWorker();
  return ready((await import('./docx/text-kind.ts')).textKind, worker);
}

async function loadSlides(): Promise<ReadyKind> {
  const worker = startSlidesWorker();
  return ready((await import('./pptx/slides-kind.ts')).slidesKind, worker);
}

async function loadSheet(): Promise<ReadyKind> {
  const worker = startSheetWorker();
  return ready((await import('./xlsx/sheet-kind.ts')).sheetKind, worker);
}

async function loadDrawing(): Promise<ReadyKind> {
  const worker = startDrawingWorker();
  return ready((await import('./odg/drawing-kind.ts')).drawingKind, worker);
}

/** By file extension; each is loaded only if it is shown. */
const kinds: Readonly<Record<string, () => Promise<ReadyKind>>> = {
  docx: loadText,
  dotx: loadText,
  pptx: loadSlides,
  potx: loadSlides,
  odg: loadDrawing,
  otg: loadDrawing,
  xlsx: loadSheet,
  xltx: loadSheet,
};

/** Starts the worker and loads the page of a document type. The URL of the page ends in the file extension (docs/editor-protocol.md#discovery). */
export async function loadKindFor(address: string): Promise<ReadyKind> {
  const [, ending = ''] = /\/([a-z]+)$/.exec(new URL(address).pathname) ?? [];
  return (kinds[ending] ?? loadText)();
}
