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
      init: (_config, { doc }) => DecorationSet.create(doc, jumpsIn(doc, 0, doc.content.size)),
      apply: updated,
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function updated(transaction: Transaction, before: DecorationSet): DecorationSet {
  const range = changedBlockRange(transaction);
  if (range === null) return before;
  const { doc } = transaction;
  const mapped = before.map(transaction.mapping, doc);
  const old = mapped.find(range.from, range.to);
  const jumps = jumpsIn(doc, range.from, range.to);
  if (old.length === 0 && jumps.length === 0) return mapped;
  return mapped.remove(old).add(doc, jumps);
}

function jumpsIn(doc: Node, from: number, to: number): Decoration[] {
  const jumps: Decoration[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name === 'blockSdt') return true;
    if (node.type.name !== 'paragraph') return false;
    const attrs: ParagraphAttrs = node.attrs;
    if (attrs.pageBreakBefore && pos > 0) jumps.push(jumpAt(pos));
    const after = pos + node.nodeSize;
    if (endsPage(attrs.sectionBreakType) && after < doc.content.size) jumps.push(jumpAt(after));
    return false;
  });
  return jumps;
}

function endsPage(section: ParagraphAttrs['sectionBreakType']): boolean {
  return section !== undefined && section !== null && section !== 'continuous';
}

function jumpAt(pos: number): Decoration {
  return Decoration.widget(pos, drawJump, { side: -1, key: 'page-jump', ignoreSelection: true });
}

function drawJump(): HTMLElement {
  const jump = document.createElement('div');
  jump.className = 'page-jump';
  return jump;
}
