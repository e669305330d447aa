import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { changedBlockRange } from './changed-blocks.ts';

/**
 * Paragraphs with a page break before, and the start of a section: an element before them only fits at the top of a page (see page-sheets.ts). An
 * explicit break (Ctrl+Enter) is a node and needs none.
 */
const key = new PluginKey<DecorationSet>('pageBreaks');

export function pageBreaksPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, createPageBreaks(doc, 0, doc.content.size)),
      apply: updateDecorations,
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function updateDecorations(transaction: Transaction, before: DecorationSet): DecorationSet {
  const range = changedBlockRange(transaction);
  if (range === null) return before;
  const { doc } = transaction;
  const mapped = before.map(transaction.mapping, doc);
  const old = mapped.find(range.from, range.to);
  const pageBreaks = createPageBreaks(doc, range.from, range.to);
  if (old.length === 0 && pageBreaks.length === 0) return mapped;
  return mapped.remove(old).add(doc, pageBreaks);
}

function createPageBreaks(doc: Node, from: number, to: number): Decoration[] {
  const pageBreaks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name === 'blockSdt') return true;
    if (node.type.name !== 'paragraph') return false;
    const attrs: ParagraphAttrs = node.attrs;
    if (attrs.pageBreakBefore && pos > 0) pageBreaks.push(createPageBreakWidget(pos));
    const after = pos + node.nodeSize;
    if (endsPage(attrs.sectionBreakType) && after < doc.content.size)
      pageBreaks.push(createPageBreakWidget(after));
    return false;
  });
  return pageBreaks;
}

function endsPage(section: ParagraphAttrs['sectionBreakType']): boolean {
  return section !== undefined && section !== null && section !== 'continuous';
}

function createPageBreakWidget(pos: number): Decoration {
  return Decoration.widget(pos, renderPageBreak, { side: -1, key: 'page-jump', ignoreSelection: true });
}

function renderPageBreak(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'page-jump';
  return element;
}
