import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView, type MarkViewConstructor } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { structureOf } from './structure.ts';

/** Draws nested lists and quotations around the paragraphs, and numbers before headings. */
export function structurePlugin({ parts }: Pick<PagePluginPorts, 'parts'>): Plugin {
  const structureNow = rememberLast(structureOf, parts);
  const numbersNow = rememberLast((doc) => {
    const { numbers } = structureNow(doc);
    const marks = numbers.map(({ pos, size, number }) =>
      Decoration.node(pos, pos + size, { class: 'numbered', 'data-number': number }),
    );
    return DecorationSet.create(doc, marks);
  }, parts);
  return new Plugin({
    props: {
      decorations: ({ doc }) => numbersNow(doc),
      markViews: {
        plainList: (mark) => ({ dom: document.createElement(mark.attrs.isCounted ? 'ol' : 'ul') }),
        plainItem: drawItem,
        plainQuote: () => ({ dom: document.createElement('blockquote') }),
      },
    },
    view: (view) => {
      drawings.set(view, (doc) => structureNow(doc).doc);
      drawStructure(view);
      return { destroy: () => drawings.delete(view) };
    },
  });
}

const drawItem: MarkViewConstructor = ({ attrs }) => {
  const dom = document.createElement('li');
  const { marker, value } = attrs;
  if (typeof marker === 'string') {
    dom.value = Number(value);
    dom.style.listStyleType = JSON.stringify(`${marker} `);
  }
  return { dom };
};

/** Caches the last result, per document and state of its styles and lists. */
function rememberLast<Value>(
  make: (doc: Node, parts: DocxPackage) => Value,
  parts: () => DocxPackage,
): (doc: Node) => Value {
  let last: { doc: Node; styles: unknown; numbering: unknown; value: Value } | null = null;
  return (doc) => {
    const now = parts();
    const { styles, numbering } = now;
    if (last?.doc !== doc || last.styles !== styles || last.numbering !== numbering)
      last = { doc, styles, numbering, value: make(doc, now) };
    return last.value;
  };
}

/** The structure function of each view that draws one. */
const drawings = new WeakMap<EditorView, (doc: Node) => Node>();
const prepared = new WeakSet<EditorView>();

/** The library's description of the rendered document. */
interface TextDrawing {
  matchesNode: (doc: Node, ...rest: unknown[]) => boolean;
  update: (doc: Node, ...rest: unknown[]) => boolean;
}

/**
 * boundary: ProseMirror renders the document as it is, with flat paragraphs, and has no hook to change that. The root description is given the
 * document with structure marks instead; as all positions are equal, nothing else notices.
 */
function drawStructure(view: EditorView): void {
  const open = view as EditorView & { docView: TextDrawing | null };
  if (!prepared.has(view)) {
    prepared.add(view);
    let drawing = open.docView;
    Object.defineProperty(open, 'docView', {
      configurable: true,
      get: () => drawing,
      set: (next: TextDrawing | null) => {
        drawing = next;
        if (next !== null) drawRange(next, view);
      },
    });
    if (drawing !== null) drawRange(drawing, view);
  }
  // Differs from what is rendered, so the view renders again.
  view.updateState(view.state);
}

function drawRange(drawing: TextDrawing, view: EditorView): void {
  const drawn = (doc: Node): Node => drawings.get(view)?.(doc) ?? doc;
  const { matchesNode, update } = drawing;
  drawing.matchesNode = (doc, ...rest) => matchesNode.call(drawing, drawn(doc), ...rest);
  drawing.update = (doc, ...rest) => update.call(drawing, drawn(doc), ...rest);
}
