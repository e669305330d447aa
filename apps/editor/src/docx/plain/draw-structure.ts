import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView, type MarkViewConstructor } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { buildStructure } from './structure.ts';

/** Draws nested lists and quotations around the paragraphs, and numbers before headings. */
export function createStructurePlugin({ parts }: Pick<PagePluginContext, 'parts'>): Plugin {
  const getStructure = cacheLast(buildStructure, parts);
  const getNumberDecorations = cacheLast((doc) => {
    const { numbers } = getStructure(doc);
    const decorations = numbers.map(({ pos, size, number }) =>
      Decoration.node(pos, pos + size, { class: 'numbered', 'data-number': number }),
    );
    return DecorationSet.create(doc, decorations);
  }, parts);
  return new Plugin({
    props: {
      decorations: ({ doc }) => getNumberDecorations(doc),
      markViews: {
        plainList: (mark) => ({ dom: document.createElement(mark.attrs.isCounted ? 'ol' : 'ul') }),
        plainItem: drawItem,
        plainQuote: () => ({ dom: document.createElement('blockquote') }),
      },
    },
    view: (view) => {
      addStructureByView.set(view, (doc) => getStructure(doc).doc);
      patchRootDescription(view);
      return { destroy: () => addStructureByView.delete(view) };
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
function cacheLast<Value>(
  compute: (doc: Node, parts: DocxPackage) => Value,
  parts: () => DocxPackage,
): (doc: Node) => Value {
  let last: { doc: Node; styles: unknown; numbering: unknown; value: Value } | null = null;
  return (doc) => {
    const currentParts = parts();
    const { styles, numbering } = currentParts;
    if (last?.doc !== doc || last.styles !== styles || last.numbering !== numbering)
      last = { doc, styles, numbering, value: compute(doc, currentParts) };
    return last.value;
  };
}

/** The structure function of each view that draws one. */
const addStructureByView = new WeakMap<EditorView, (doc: Node) => Node>();
const patchedViews = new WeakSet<EditorView>();

/** The library's description of the rendered document. */
interface RootViewDesc {
  matchesNode: (doc: Node, ...rest: unknown[]) => boolean;
  update: (doc: Node, ...rest: unknown[]) => boolean;
}

/**
 * cast: ProseMirror renders the document as it is, with flat paragraphs, and has no hook to change that. The root description is given the
 * document with structure marks instead; as all positions are equal, nothing else notices.
 */
function patchRootDescription(view: EditorView): void {
  const viewInternals = view as EditorView & { docView: RootViewDesc | null };
  if (!patchedViews.has(view)) {
    patchedViews.add(view);
    let description = viewInternals.docView;
    Object.defineProperty(viewInternals, 'docView', {
      configurable: true,
      get: () => description,
      set: (next: RootViewDesc | null) => {
        description = next;
        if (next !== null) renderWithStructure(next, view);
      },
    });
    if (description !== null) renderWithStructure(description, view);
  }
  // Differs from what is rendered, so the view renders again.
  view.updateState(view.state);
}

function renderWithStructure(description: RootViewDesc, view: EditorView): void {
  const withStructure = (doc: Node): Node => addStructureByView.get(view)?.(doc) ?? doc;
  const { matchesNode, update } = description;
  description.matchesNode = (doc, ...rest) => matchesNode.call(description, withStructure(doc), ...rest);
  description.update = (doc, ...rest) => update.call(description, withStructure(doc), ...rest);
}
