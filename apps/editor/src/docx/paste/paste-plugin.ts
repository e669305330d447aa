import i18next from 'i18next';
import { Fragment, Slice } from 'prosemirror-model';
import { Plugin, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { showToast } from '../../ui/toast.ts';
import { isInTextBox } from '../document/in-text-box.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import type { Pasted, PastedBlock } from './blocks.ts';
import { buildLine, buildNodes } from './build-nodes.ts';
import { copiedHtml, copiedText } from './copy-html.ts';
import { insertBlocks, insertLine } from './insert-blocks.ts';
import { normalizeSlice } from './normalize-slice.ts';
import { type OwnCopy, ownType, packCopy, unpackCopy } from './own-clipboard.ts';
import { contextAt } from './paste-context.ts';
import { readPlainText, withEdges } from './plain-text.ts';
import { readHtml } from './read-html.ts';
import { withoutTables } from './without-tables.ts';

type Ports = Pick<PagePluginPorts, 'parts' | 'patch'>;

/** Clipboard handling: content from other programs gets the document's formatting, and copies for other programs are plain HTML. */
export function pastePlugin(ports: Ports): Plugin {
  const source = crypto.randomUUID();
  let isPlainRequested = false;
  return new Plugin({
    props: {
      transformPasted: (slice, view) =>
        isInTextBox(view.state.selection.$from) ? withoutTables(slice) : slice,
      handleDOMEvents: {
        keydown: (_view, event) => {
          isPlainRequested = event.shiftKey && event.key.toLowerCase() === 'v';
          return false;
        },
        copy: (view, event) => copy(view, event, { ports, source }),
        cut: (view, event) => {
          if (!copy(view, event, { ports, source })) return false;
          if (view.editable) view.dispatch(cutSelection(view));
          return true;
        },
        paste: (view, event) => {
          const { clipboardData: data } = event;
          if (data === null || !view.editable || isOnlyPictures(data)) return false;
          event.preventDefault();
          paste(view, data, { ports, source, isPlain: isPlainRequested });
          return true;
        },
        drop: (view, event) => drop(view, event, { ports, source, isPlain: false }),
      },
    },
  });
}

interface Context {
  ports: Ports;
  source: string;
}

function copy(view: EditorView, event: ClipboardEvent, { ports, source }: Context): boolean {
  const { clipboardData: data } = event;
  const { selection } = view.state;
  if (data === null || selection.empty) return false;
  let slice = selection.content();
  view.someProp('transformCopied', (transform) => {
    slice = transform(slice, view);
  });
  event.preventDefault();
  data.clearData();
  data.setData('text/html', copiedHtml(slice));
  data.setData('text/plain', copiedText(slice));
  const numbering = ports.parts().numbering ?? { nums: [], abstractNums: [] };
  const own = packCopy({ slice, numbering, source });
  if (own !== null) data.setData(ownType, own);
  return true;
}

function cutSelection({ state }: EditorView): Transaction {
  return state.tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut');
}

/** Picture files and screenshots are handled by the picture plugin. */
function isOnlyPictures(data: DataTransfer): boolean {
  const hasPictures = [...data.items].some(({ kind, type }) => kind === 'file' && type.startsWith('image/'));
  if (!hasPictures || data.getData(ownType) !== '') return false;
  const html = data.getData('text/html');
  if (html === '') return data.getData('text/plain') === '';
  // For a copied picture, browsers also provide the HTML around it.
  return readHtml(html)?.blocks.every(isWordless) ?? false;
}

function isWordless(block: PastedBlock): boolean {
  if (block.kind !== 'paragraph') return false;
  return block.content.every((inline) => inline.kind !== 'text' || inline.text.trim() === '');
}

function paste(view: EditorView, data: DataTransfer, how: Context & { isPlain: boolean }): void {
  const own = how.isPlain ? null : unpackCopy(data.getData(ownType));
  if (own !== null) {
    pasteOwn(view, own, how);
    return;
  }
  const html = how.isPlain ? '' : data.getData('text/html');
  const read = html === '' ? null : readHtml(html);
  const plain = data.getData('text/plain');
  const pasted = read ?? readPlainText(plain);
  pasteForeign(view, pasted, { ports: how.ports, plain: read === null ? '' : plain });
  reportLosses(pasted, { isTooMuch: html !== '' && read === null });
}

function pasteOwn(view: EditorView, copy: OwnCopy, { ports, source }: Context): void {
  const { slice, numbering } = normalizeSlice(copy, { doc: view.state.doc, parts: ports.parts(), source });
  if (numbering !== null && numbering !== undefined) ports.patch({ numbering });
  const settled = transformed(view, slice);
  const { content } = settled;
  const isAtEmpty = view.state.selection.$from.parent.content.size === 0;
  // Blocks keep their type; otherwise the first of several would take the format of the empty paragraph.
  const tr =
    isAtEmpty && content.childCount > 1
      ? insertBlocks(view.state, content.content)
      : view.state.tr.replaceSelection(settled);
  dispatch(view, tr);
}

function pasteForeign(
  view: EditorView,
  pasted: Pasted,
  { ports, plain }: { ports: Ports; plain: string },
): void {
  const { blocks } = pasted;
  const [first] = blocks;
  if (first === undefined) return;
  const context = contextAt(view.state, ports.parts());
  const isLine =
    blocks.length === 1 && first.kind === 'paragraph' && first.role === 'body' && first.list === null;
  if (isLine) {
    const line = transformed(
      view,
      new Slice(Fragment.from(buildLine(withEdges(first.content, plain), context)), 0, 0),
    );
    dispatch(view, insertLine(view.state, line.content.content));
    return;
  }
  const { nodes, numbering } = buildNodes(blocks, context);
  if (numbering !== null) ports.patch({ numbering });
  const slice = transformed(view, new Slice(Fragment.from(nodes), 0, 0));
  dispatch(view, insertBlocks(view.state, slice.content.content));
}

/** Runs the other plugins' `transformPasted`: for example, notes are copied as new ones. */
function transformed(view: EditorView, slice: Slice): Slice {
  let changed = slice;
  view.someProp('transformPasted', (transform) => {
    changed = transform(changed, view, false);
  });
  return changed;
}

function dispatch(view: EditorView, tr: Transaction): void {
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

function reportLosses({ isCut, lostPictures }: Pasted, { isTooMuch }: { isTooMuch: boolean }): void {
  const announced = [
    isTooMuch ? i18next.t('paste:tooMuch') : '',
    isCut ? i18next.t('paste:cut') : '',
    lostPictures > 0 ? i18next.t('paste:pictures', { count: lostPictures }) : '',
  ].filter((text) => text !== '');
  if (announced.length > 0) showToast({ text: announced.join(' ') });
}

/** Content dragged from outside is pasted where it is dropped; drags within the text are handled by the view. */
function drop(view: EditorView, event: DragEvent, how: Context & { isPlain: boolean }): boolean {
  const { dataTransfer: data } = event;
  if (data === null || view.dragging !== null || !view.editable || data.files.length > 0) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place === null) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
  paste(view, data, how);
  view.focus();
  return true;
}
