import i18next from 'i18next';
import { Fragment, Slice } from 'prosemirror-model';
import { Plugin, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { showToast } from '../../ui/toast.ts';
import { isInTextBox } from '../document/in-text-box.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import type { Pasted, PastedBlock } from './blocks.ts';
import { buildLine, buildNodes } from './build-nodes.ts';
import { toCopiedHtml, toCopiedText } from './copy-html.ts';
import { insertBlocks, insertLine } from './insert-blocks.ts';
import { normalizeSlice } from './normalize-slice.ts';
import { type OwnCopy, ownType, packCopy, unpackCopy } from './own-clipboard.ts';
import { readPasteContext } from './paste-context.ts';
import { readPlainText, restoreEdgeSpaces } from './plain-text.ts';
import { readHtml } from './read-html.ts';
import { flattenTables } from './without-tables.ts';

type DocumentAccess = Pick<PagePluginContext, 'parts' | 'patch'>;

/** Clipboard handling: content from other programs gets the document's formatting, and copies for other programs are plain HTML. */
export function pastePlugin(context: DocumentAccess): Plugin {
  const source = crypto.randomUUID();
  let isPlainRequested = false;
  return new Plugin({
    props: {
      transformPasted: (slice, view) =>
        isInTextBox(view.state.selection.$from) ? flattenTables(slice) : slice,
      handleDOMEvents: {
        keydown: (_view, event) => {
          isPlainRequested = event.shiftKey && event.key.toLowerCase() === 'v';
          return false;
        },
        copy: (view, event) => copy(view, event, { document: context, source }),
        cut: (view, event) => {
          if (!copy(view, event, { document: context, source })) return false;
          if (view.editable) view.dispatch(cutSelection(view));
          return true;
        },
        paste: (view, event) => {
          const { clipboardData: data } = event;
          if (data === null || !view.editable || isOnlyPictures(data)) return false;
          event.preventDefault();
          paste(view, data, { document: context, source, isPlain: isPlainRequested });
          return true;
        },
        drop: (view, event) => drop(view, event, { document: context, source, isPlain: false }),
      },
    },
  });
}

interface PasteOptions {
  document: DocumentAccess;
  source: string;
}

function copy(view: EditorView, event: ClipboardEvent, { document: context, source }: PasteOptions): boolean {
  const { clipboardData: data } = event;
  const { selection } = view.state;
  if (data === null || selection.empty) return false;
  let slice = selection.content();
  view.someProp('transformCopied', (transform) => {
    slice = transform(slice, view);
  });
  event.preventDefault();
  data.clearData();
  data.setData('text/html', toCopiedHtml(slice));
  data.setData('text/plain', toCopiedText(slice));
  const numbering = context.parts().numbering ?? { nums: [], abstractNums: [] };
  const ownCopy = packCopy({ slice, numbering, source });
  if (ownCopy !== null) data.setData(ownType, ownCopy);
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
  return readHtml(html)?.blocks.every(isWithoutText) ?? false;
}

function isWithoutText(block: PastedBlock): boolean {
  if (block.kind !== 'paragraph') return false;
  return block.content.every((inline) => inline.kind !== 'text' || inline.text.trim() === '');
}

function paste(view: EditorView, data: DataTransfer, options: PasteOptions & { isPlain: boolean }): void {
  const ownCopy = options.isPlain ? null : unpackCopy(data.getData(ownType));
  if (ownCopy !== null) {
    pasteOwn(view, ownCopy, options);
    return;
  }
  const html = options.isPlain ? '' : data.getData('text/html');
  const parsedHtml = html === '' ? null : readHtml(html);
  const plain = data.getData('text/plain');
  const pasted = parsedHtml ?? readPlainText(plain);
  pasteFromOtherProgram(view, pasted, {
    document: options.document,
    plain: parsedHtml === null ? '' : plain,
  });
  reportLosses(pasted, { isTooMuch: html !== '' && parsedHtml === null });
}

function pasteOwn(view: EditorView, copy: OwnCopy, { document: context, source }: PasteOptions): void {
  const { slice, numbering } = normalizeSlice(copy, { doc: view.state.doc, parts: context.parts(), source });
  if (numbering !== null && numbering !== undefined) context.patch({ numbering });
  const transformed = runTransformPasted(view, slice);
  const { content } = transformed;
  const isInEmptyParagraph = view.state.selection.$from.parent.content.size === 0;
  // Blocks keep their type; otherwise the first of several would take the format of the empty paragraph.
  const tr =
    isInEmptyParagraph && content.childCount > 1
      ? insertBlocks(view.state, content.content)
      : view.state.tr.replaceSelection(transformed);
  dispatch(view, tr);
}

function pasteFromOtherProgram(
  view: EditorView,
  pasted: Pasted,
  { document, plain }: { document: DocumentAccess; plain: string },
): void {
  const { blocks } = pasted;
  const [first] = blocks;
  if (first === undefined) return;
  const context = readPasteContext(view.state, document.parts());
  const isLine =
    blocks.length === 1 && first.kind === 'paragraph' && first.role === 'body' && first.list === null;
  if (isLine) {
    const line = runTransformPasted(
      view,
      new Slice(Fragment.from(buildLine(restoreEdgeSpaces(first.content, plain), context)), 0, 0),
    );
    dispatch(view, insertLine(view.state, line.content.content));
    return;
  }
  const { nodes, numbering } = buildNodes(blocks, context);
  if (numbering !== null) document.patch({ numbering });
  const slice = runTransformPasted(view, new Slice(Fragment.from(nodes), 0, 0));
  dispatch(view, insertBlocks(view.state, slice.content.content));
}

/** Runs the other plugins' `transformPasted`: for example, notes are copied as new ones. */
function runTransformPasted(view: EditorView, slice: Slice): Slice {
  let changed = slice;
  view.someProp('transformPasted', (transform) => {
    changed = transform(changed, view, false);
  });
  return changed;
}

function dispatch(view: EditorView, tr: Transaction): void {
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

function reportLosses({ isTruncated, lostPictures }: Pasted, { isTooMuch }: { isTooMuch: boolean }): void {
  const messages = [
    isTooMuch ? i18next.t('paste:tooMuch') : '',
    isTruncated ? i18next.t('paste:cut') : '',
    lostPictures > 0 ? i18next.t('paste:pictures', { count: lostPictures }) : '',
  ].filter((text) => text !== '');
  if (messages.length > 0) showToast({ text: messages.join(' ') });
}

/** Content dragged from outside is pasted where it is dropped; drags within the text are handled by the view. */
function drop(view: EditorView, event: DragEvent, options: PasteOptions & { isPlain: boolean }): boolean {
  const { dataTransfer: data } = event;
  if (data === null || view.dragging !== null || !view.editable || data.files.length > 0) return false;
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (position === null) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(position.pos))));
  paste(view, data, options);
  view.focus();
  return true;
}
