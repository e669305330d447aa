import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { getAuthorColour } from '../../ui/comments/authors.ts';
import { getParagraphMarkChange } from '../tracking/paragraph-ends.ts';

/** Draws tracked insertions and deletions of paragraph marks. */
export function createParagraphMarksPlugin(): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, createDecorations(doc, 0, doc.content.size)),
      apply: (tr, before) => (tr.docChanged ? updateDecorations(tr, before) : before),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}

/** Updates only changed paragraphs. */
function updateDecorations(tr: Transaction, before: DecorationSet): DecorationSet {
  let decorations = before.map(tr.mapping, tr.doc);
  tr.mapping.maps.forEach((map, index) => {
    map.forEach((_fromOld, _toOld, fromNew, toNew) => {
      const laterMapping = tr.mapping.slice(index + 1);
      const from = Math.max(0, laterMapping.map(fromNew, -1) - 1);
      const to = Math.min(tr.doc.content.size, laterMapping.map(toNew, 1) + 1);
      const old = decorations.find(from, to).filter((one) => one.from < to && one.to > from);
      decorations = decorations.remove(old).add(tr.doc, createDecorations(tr.doc, from, to));
    });
  });
  return decorations;
}

function createDecorations(doc: Node, from: number, to: number): Decoration[] {
  const decorations: Decoration[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name !== 'paragraph') return !node.isTextblock;
    const { inserted, deleted } = getParagraphMarkChange(node);
    const revision = deleted ?? inserted;
    if (revision !== null) {
      const kind = deleted === null ? 'inserted' : 'deleted';
      const attrs = { class: `end-${kind} tone-${getAuthorColour(revision.author)}` };
      decorations.push(Decoration.node(pos, pos + node.nodeSize, attrs));
    }
    return false;
  });
  return decorations;
}
