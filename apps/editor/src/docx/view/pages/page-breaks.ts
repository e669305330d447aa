import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';

/**
 * Paragraphs with a page break before, and the start of a section: an element before them only fits at the top of a page (see page-sheets.ts). An
 * explicit break (Ctrl+Enter) is a node and needs none.
 */
const key = new PluginKey<DecorationSet>('pageBreaks');

export function pageBreaksPlugin(context: Pick<PagePluginContext, 'parts'>): Plugin<DecorationSet> {
  const findStarts = (doc: Node): ReadonlySet<number> =>
    listPageStarts(doc, context.parts().document.finalSectionProperties);
  return new Plugin({
    key,
    state: {
      init: (_config, { doc }) => createDecorations(doc, findStarts(doc)),
      apply: (transaction, before) => {
        if (!transaction.docChanged) return before;
        const { doc, mapping } = transaction;
        const starts = findStarts(doc);
        const mapped = before.map(mapping, doc);
        return isAt(mapped, starts) ? mapped : createDecorations(doc, starts);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

const createDecorations = (doc: Node, starts: ReadonlySet<number>): DecorationSet =>
  DecorationSet.create(doc, [...starts].map(createPageBreakWidget));

function isAt(decorations: DecorationSet, starts: ReadonlySet<number>): boolean {
  const places = decorations.find();
  return places.length === starts.size && places.every(({ from }) => starts.has(from));
}

/**
 * Blocks that begin a page, in one pass over all: how a section begins depends on a paragraph that may be far away. The type of a section says how it
 * begins itself; without one it begins on a new page (ECMA-376 Part 1, 17.6.22).
 */
function listPageStarts(doc: Node, lastSection: SectionProperties | undefined): ReadonlySet<number> {
  const starts = new Set<number>();
  let sectionStart = 0;
  const endSection = (type: SectionProperties['sectionStart'], end: number): void => {
    if (sectionStart > 0 && startsPage(type)) starts.add(sectionStart);
    sectionStart = end;
  };
  doc.descendants((node, pos) => {
    if (node.type.name === 'blockSdt') return true;
    const attrs: ParagraphAttrs = node.attrs;
    if (attrs.pageBreakBefore && pos > 0) starts.add(pos);
    if (attrs._sectionProperties || attrs.sectionBreakType)
      endSection(
        attrs._sectionProperties?.sectionStart ?? attrs.sectionBreakType ?? undefined,
        pos + node.nodeSize,
      );
    return false;
  });
  if (sectionStart < doc.content.size) endSection(lastSection?.sectionStart, sectionStart);
  return starts;
}

const startsPage = (type: SectionProperties['sectionStart']): boolean =>
  type !== 'continuous' && type !== 'nextColumn';

export function createPageBreakWidget(pos: number): Decoration {
  return Decoration.widget(pos, renderPageBreak, { side: -1, key: 'page-jump', ignoreSelection: true });
}

function renderPageBreak(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'page-jump';
  return element;
}
