import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Attrs, Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { pagesOf } from '../view/pages/page-slots.ts';
import { distance, type Wrapping } from '../view/pictures/picture-css.ts';
import type { Size } from './picture-size.ts';

export interface SelectedPicture {
  pos: number;
  node: Node;
  attrs: Partial<ImageAttrs>;
}

export function selectedPicture({ selection }: EditorState): SelectedPicture | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { pos: selection.from, node: selection.node, attrs: selection.node.attrs };
}

/** Changes the attributes of the selected picture, which stays selected. */
export function changePicture(state: EditorState, attrs: Attrs): Transaction {
  const { tr } = state;
  const picture = selectedPicture(state);
  if (picture === null) return tr;
  tr.setNodeMarkup(picture.pos, undefined, { ...picture.attrs, ...attrs });
  return tr.setSelection(NodeSelection.create(tr.doc, picture.pos));
}

/** The displayed size: a larger picture is scaled down to fit. */
export function shownSize(view: EditorView, { pos }: SelectedPicture): Size | null {
  const dom = view.nodeDOM(pos);
  if (!(dom instanceof HTMLElement)) return null;
  return { width: dom.offsetWidth, height: dom.offsetHeight };
}

/** Maximum size at a position: the width of its paragraph, the height of a page. */
export function largestSize(view: EditorView, { pos }: SelectedPicture): Size {
  const page = pagesOf(view).geometry();
  const dom = view.nodeDOM(pos);
  const place = dom instanceof HTMLElement ? dom.closest('p') : null;
  return {
    width: Math.max(16, place?.clientWidth || page.width - page.left - page.right),
    height: page.height - page.top - page.bottom - 40,
  };
}

/** Attributes for a text wrapping mode, as in DrawingML. */
export function wrapAttributes(wrapping: Exclude<Wrapping, 'behind' | 'front'>): Attrs {
  if (wrapping === 'inline') {
    const place = { wrapText: null, position: null };
    const distances = { distTop: null, distBottom: null, distLeft: null, distRight: null };
    return { wrapType: 'inline', displayMode: 'inline', cssFloat: 'none', ...place, ...distances };
  }
  const isBeside = wrapping !== 'between';
  return {
    wrapType: isBeside ? 'square' : 'topAndBottom',
    displayMode: isBeside ? 'float' : 'block',
    cssFloat: isBeside ? wrapping : 'none',
    wrapText: wrapping === 'left' ? 'right' : wrapping === 'right' ? 'left' : 'bothSides',
    position: {
      horizontal: { relativeTo: 'column', align: isBeside ? wrapping : 'center' },
      vertical: { relativeTo: 'paragraph', posOffset: 0 },
    },
    distTop: 0,
    distBottom: isBeside ? 0 : distance,
    distLeft: distance,
    distRight: distance,
  };
}
