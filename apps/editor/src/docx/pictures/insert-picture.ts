import i18next from 'i18next';
import type { Attrs } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readPicture, toDataUrl } from '../../ui/pictures/read-picture.ts';
import { showToast } from '../../ui/toast.ts';
import { getPages } from '../view/pages/page-slots.ts';
import { isPictureOrDrawingSelected } from './selected-picture.ts';

/**
 * Inserts a picture from a file at the caret or a position, and selects it. It is scaled to fit the page. If the file cannot be read, an error is
 * shown and nothing changes.
 */
export async function insertPicture(view: EditorView, file: Blob, at?: number): Promise<void> {
  const before = view.state.doc;
  const picture = await readAsDataUrl(file).catch(() => null);
  if (view.isDestroyed || !view.editable) return;
  if (picture === null) {
    showToast({ text: i18next.t('pictures:unreadable') });
    return;
  }
  const attrs = { src: picture.src, ...fitToPage(picture, computeMaxSize(view)) };
  const isPositionValid = at !== undefined && view.state.doc === before;
  view.dispatch(createInsertion(view.state, attrs, isPositionValid ? at : null).scrollIntoView());
}

/** Inserts a picture at a position, or at the selection if it is null, and selects it. */
export function createInsertion(state: EditorState, attrs: Attrs, at: number | null): Transaction {
  const { tr, selection, schema } = state;
  const { image } = schema.nodes;
  if (image === undefined) return tr;
  const position = at ?? (isPictureOrDrawingSelected(state) ? selection.to : null);
  const from = position ?? selection.from;
  const node = image.create(
    { ...attrs, rId: createRelationshipId(), wrapType: 'inline', displayMode: 'inline' },
    null,
    // Text typed after it keeps the format of the text before it.
    state.storedMarks ?? tr.doc.resolve(from).marks(),
  );
  if (position !== null) tr.insert(position, node);
  else tr.replaceSelectionWith(node, false);
  const pos = tr.mapping.map(from, -1);
  return tr.doc.nodeAt(pos)?.type === image ? tr.setSelection(NodeSelection.create(tr.doc, pos)) : tr;
}

async function readAsDataUrl(file: Blob): Promise<{ src: string; width: number; height: number }> {
  const { blob, width, height } = await readPicture(file);
  return { src: await toDataUrl(blob), width, height };
}

export async function insertPictures(view: EditorView, files: readonly Blob[], at?: number): Promise<void> {
  for (const file of files) await insertPicture(view, file, at);
}

/** The initial size of a picture: its own, if that fits on the page. */
export function fitToPage(
  picture: { width: number; height: number },
  space: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, space.width / picture.width, space.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** Space left for a caption. */
const captionHeight = 64;

function computeMaxSize(view: EditorView): { width: number; height: number } {
  const page = getPages(view).geometry();
  return {
    width: page.width - page.left - page.right,
    height: page.height - page.top - page.bottom - captionHeight,
  };
}

/** The writer recognises new pictures by this prefix. */
function createRelationshipId(): string {
  return `rId_img_${crypto.randomUUID().replaceAll('-', '')}`;
}
