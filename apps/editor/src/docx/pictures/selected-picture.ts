import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Attrs, Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isDrawingName } from '../document/drawings/drawing-names.ts';
import { getPages } from '../view/pages/page-slots.ts';
import { distance, type Wrapping } from '../view/pictures/picture-css.ts';
import type { Size } from './picture-size.ts';

export interface SelectedPicture {
  pos: number;
  node: Node;
  attrs: Partial<ImageAttrs>;
}

export function getSelectedPicture({ selection }: EditorState): SelectedPicture | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  // Drawings stay as they are in the file.
  if (isDrawingName(selection.node.attrs.rId)) return null;
  return { pos: selection.from, node: selection.node, attrs: selection.node.attrs };
}

/** Whether a picture or a drawing is selected; what is inserted does not replace it. */
export const isPictureOrDrawingSelected = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'image';

/** Changes the attributes of the selected picture, which stays selected. */
export function changePicture(state: EditorState, attrs: Attrs): Transaction {
  const { tr } = state;
  const picture = getSelectedPicture(state);
  if (picture === null) return tr;
  tr.setNodeMarkup(picture.pos, undefined, { ...picture.attrs, ...attrs });
  return tr.setSelection(NodeSelection.create(tr.doc, picture.pos));
}

/** The displayed size: a larger picture is scaled down to fit. */
export function getDisplayedSize(view: EditorView, { pos }: SelectedPicture): Size | null {
  const dom = view.nodeDOM(pos);
  if (!(dom instanceof HTMLElement)) return null;
  return { width: dom.offsetWidth, height: dom.offsetHeight };
}

/** Maximum size at a position: the width of its paragraph, the height of a page. */
export function computeMaxSize(view: EditorView, { pos }: SelectedPicture): Size {
  const page = getPages(view).geometry();
  const dom = view.nodeDOM(pos);
  const paragraph = dom instanceof HTMLElement ? dom.closest('p') : null;
  return {
    width: Math.max(16, paragraph?.clientWidth || page.width - page.left - page.right),
    height: page.height - page.top - page.bottom - 40,
  };
}

/** Attributes for a text wrapping mode, as in DrawingML. */
export function wrapAttributes(wrapping: Exclude<Wrapping, 'behind' | 'front'>): Attrs {
  if (wrapping === 'inline') {
    const noPosition = { wrapText: null, position: null };
    const noDistances = { distTop: null, distBottom: null, distLeft: null, distRight: null };
    return { wrapType: 'inline', displayMode: 'inline', cssFloat: 'none', ...noPosition, ...noDistances };
  }
  const isFloating = wrapping !== 'between';
  return {
    wrapType: isFloating ? 'square' : 'topAndBottom',
    displayMode: isFloating ? 'float' : 'block',
    cssFloat: isFloating ? wrapping : 'none',
    wrapText: wrapping === 'left' ? 'right' : wrapping === 'right' ? 'left' : 'bothSides',
    position: {
      horizontal: { relativeTo: 'column', align: isFloating ? wrapping : 'center' },
      vertical: { relativeTo: 'paragraph', posOffset: 0 },
    },
    distTop: 0,
    distBottom: isFloating ? 0 : distance,
    distLeft: distance,
    distRight: distance,
  };
}
