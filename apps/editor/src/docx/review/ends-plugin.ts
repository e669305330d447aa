import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { endChangeOf } from '../tracking/paragraph-ends.ts';
import { toneOf } from './authors.ts';

/** Draws tracked insertions and deletions of paragraph marks. */
export function endsPlugin(): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, endsIn(doc, 0, doc.content.size)),
      apply: (tr, before) => (tr.docChanged ? after(tr, before) : before),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}

/** Updates only changed paragraphs. */
function after(tr: Transaction, before: DecorationSet): DecorationSet {
  let drawn = before.map(tr.mapping, tr.doc);
  tr.mapping.maps.forEach((map, index) => {
    map.forEach((_fromOld, _toOld, fromNew, toNew) => {
      const rest = tr.mapping.slice(index + 1);
      const from = Math.max(0, rest.map(fromNew, -1) - 1);
      const to = Math.min(tr.doc.content.size, rest.map(toNew, 1) + 1);
      const old = drawn.find(from, to).filter((one) => one.from < to && one.to > from);
      drawn = drawn.remove(old).add(tr.doc, endsIn(tr.doc, from, to));
    });
  });
  return drawn;
}

function endsIn(doc: Node, from: number, to: number): Decoration[] {
  const found: Decoration[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name !== 'paragraph') return !node.isTextblock;
    const { inserted, deleted } = endChangeOf(node);
    const who = deleted ?? inserted;
    if (who !== null) {
      const kind = deleted === null ? 'inserted' : 'deleted';
      const attrs = { class: `end-${kind} tone-${toneOf(who.author)}` };
      found.push(Decoration.node(pos, pos + node.nodeSize, attrs));
    }
    return false;
  });
  return found;
}
