import i18next from 'i18next';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dataUrl, readPicture } from '../../ui/pictures/read-picture.ts';
import { showToast } from '../../ui/toast.ts';
import { pagesOf } from '../view/pages/page-slots.ts';
import { selectedPicture } from './selected-picture.ts';

/**
 * Inserts a picture from a file at the caret or a position, and selects it. It is scaled to fit the page. If the file cannot be read, an error is
 * shown and nothing changes.
 */
export async function insertPicture(view: EditorView, file: Blob, at?: number): Promise<void> {
  const before = view.state.doc;
  const picture = await readForText(file).catch(() => null);
  if (view.isDestroyed || !view.editable) return;
  if (picture === null) {
    showToast({ text: i18next.t('pictures:unreadable') });
    return;
  }
  const { image } = view.state.schema.nodes;
  if (image === undefined) return;
  const size = sizeOnPage(picture, maxSizeAt(view));
  const { tr, selection } = view.state;
  const isWhereItWas = at !== undefined && view.state.doc === before;
  // Another selected picture is not replaced.
  const behind = selectedPicture(view.state) === null ? null : selection.to;
  const from = isWhereItWas ? at : (behind ?? selection.from);
  const node = image.create(
    { src: picture.src, ...size, rId: newRelation(), wrapType: 'inline', displayMode: 'inline' },
    null,
    // Text typed after it keeps the format of the text before it.
    view.state.storedMarks ?? tr.doc.resolve(from).marks(),
  );
  if (isWhereItWas || behind !== null) tr.insert(from, node);
  else tr.replaceSelectionWith(node, false);
  const pos = tr.mapping.map(from, -1);
  if (tr.doc.nodeAt(pos)?.type === image) tr.setSelection(NodeSelection.create(tr.doc, pos));
  view.dispatch(tr.scrollIntoView());
}

async function readForText(file: Blob): Promise<{ src: string; width: number; height: number }> {
  const { blob, width, height } = await readPicture(file);
  return { src: await dataUrl(blob), width, height };
}

export async function insertPictures(view: EditorView, files: readonly Blob[], at?: number): Promise<void> {
  for (const file of files) await insertPicture(view, file, at);
}

/** The initial size of a picture: its own, if that fits on the page. */
export function sizeOnPage(
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
const caption = 64;

function maxSizeAt(view: EditorView): { width: number; height: number } {
  const page = pagesOf(view).geometry();
  return {
    width: page.width - page.left - page.right,
    height: page.height - page.top - page.bottom - caption,
  };
}

/** The writer recognises new pictures by this prefix. */
function newRelation(): string {
  return `rId_img_${crypto.randomUUID().replaceAll('-', '')}`;
}
