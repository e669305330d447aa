import type { ReactNode } from 'react';
import type { Appearance } from './appearance.ts';
import type { Boot } from './boot.ts';
import type { DocumentWorker, Edit } from './frame/document.ts';
import type { DocumentKind } from './frame/page/document-kind.ts';
import { EditorPage } from './frame/page/EditorPage.tsx';

/** A kind of document whose page is ready to be drawn; what its edits are is known to nobody else. */
export type ReadyKind = Pick<DocumentKind<Edit, unknown>, 'component' | 'catalogues'> & {
  page: (props: { boot: Boot; appearance: Appearance }) => ReactNode;
};

function ready<OwnEdit extends Edit, Content, Worker extends DocumentWorker<OwnEdit, Content>>(
  kind: DocumentKind<OwnEdit, Content, Worker>,
): ReadyKind {
  const { component, catalogues } = kind;
  return { component, catalogues, page: (props) => <EditorPage kind={kind} {...props} /> };
}

const loadText = async (): Promise<ReadyKind> => ready((await import('./docx/text-kind.ts')).textKind);

const loadSlides = async (): Promise<ReadyKind> => ready((await import('./pptx/slides-kind.ts')).slidesKind);
const loadSheet = async (): Promise<ReadyKind> => ready((await import('./xlsx/sheet-kind.ts')).sheetKind);

const loadDrawing = async (): Promise<ReadyKind> =>
  ready((await import('./odg/drawing-kind.ts')).drawingKind);

/** By the ending of a file's name; each is fetched only where it is shown. */
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

/** The page's address ends in the type of the file (docs/editor-protocol.md#discovery). */
export async function loadKindFor(address: string): Promise<ReadyKind> {
  const [, ending = ''] = /\/([a-z]+)$/.exec(new URL(address).pathname) ?? [];
  return (kinds[ending] ?? loadText)();
}
