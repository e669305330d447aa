import type { DocxPackage, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PackagePatch } from '../document/edits.ts';
import { type ListKind, listAttributes, newList } from '../document/styles/list-definitions.ts';
import { enterList, leaveList } from './leave-list.ts';
import {
  type FoundParagraph,
  formatParagraphs,
  keepingStored,
  selectedParagraphs,
} from './paragraph-format.ts';

/** Parts of the open document that these commands need. */
interface ListHolder {
  view: EditorView;
  parts: () => DocxPackage;
  patch: (patch: PackagePatch) => void;
}

/** Turns the selected paragraphs into a list, joined to an adjacent list of the same kind, or removes them from it. */
export function toggleList(holder: ListHolder, kind: ListKind): void {
  const { view } = holder;
  const paragraphs = selectedParagraphs(view.state);
  if (paragraphs.every(({ node }) => kindOf(node.attrs) === kind)) {
    leaveLists(holder.parts())(view.state, view.dispatch);
    return;
  }
  const numId = neighbour(view.state, paragraphs, kind) ?? begin(holder, kind);
  const numbering = holder.parts().numbering;
  if (numbering === undefined) return;
  const join = formatParagraphs((attrs) =>
    enterList(attrs, listAttributes(numbering, { numId, ilvl: levelOf(attrs) }), holder.parts()),
  );
  join(view.state, view.dispatch);
}

function begin(holder: ListHolder, kind: ListKind): number {
  const { numId, numbering } = newList(holder.parts().numbering, kind);
  holder.patch({ numbering });
  return numId;
}

export function kindOf(attrs: Attrs): ListKind | null {
  if (!attrs.numPr?.numId) return null;
  return attrs.listIsBullet === true ? 'bullet' : 'numbered';
}

function levelOf(attrs: Attrs): number {
  return attrs.numPr?.ilvl ?? 0;
}

/** A list of the same kind that ends right before these paragraphs or begins right after them. */
function neighbour(
  state: EditorState,
  paragraphs: readonly FoundParagraph[],
  kind: ListKind,
): number | undefined {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const before = state.doc.resolve(first.pos).nodeBefore;
  const after = state.doc.resolve(last.pos + last.node.nodeSize).nodeAfter;
  const found = [first.node, before, after].find((node) => node && kindOf(node.attrs) === kind);
  return found?.attrs.numPr?.numId;
}

const maxDepth = 8;

/** Removes the selected paragraphs from their lists. False if no list is selected. */
export function leaveLists(parts: DocxPackage): Command {
  return (state, dispatch) => {
    const items = selectedParagraphs(state).filter(isItem);
    if (items.length === 0) return false;
    const { tr } = state;
    // A change of paragraph attributes moves no positions.
    for (const item of items) leaveList(tr, item, parts);
    dispatch?.(keepingStored(state, tr));
    return true;
  };
}

/** Changes the level by one; at the highest level it leaves the list. False if no list is selected. */
export function changeLevel(by: 1 | -1, parts: DocxPackage): Command {
  return (state, dispatch) => {
    const { numbering } = parts;
    const items = selectedParagraphs(state).filter(isItem);
    if (items.length === 0 || numbering === undefined) return false;
    const { tr } = state;
    for (const item of items) {
      const ilvl = levelOf(item.node.attrs) + by;
      if (ilvl < 0) leaveList(tr, item, parts);
      else tr.setNodeMarkup(item.pos, null, { ...item.node.attrs, ...listAt(item, ilvl, numbering) });
    }
    dispatch?.(keepingStored(state, tr));
    return true;
  };
}

function isItem({ node }: FoundParagraph): boolean {
  return kindOf(node.attrs) !== null;
}

function listAt({ node }: FoundParagraph, ilvl: number, numbering: NumberingDefinitions): object {
  return listAttributes(numbering, { numId: node.attrs.numPr?.numId, ilvl: Math.min(ilvl, maxDepth) });
}

/** Lists change by a level, other paragraphs by a default tab stop of the document; never beyond the left page edge. */
export function indent(by: 1 | -1, parts: DocxPackage): Command {
  return (state, dispatch) => {
    if (selectedParagraphs(state).some(isItem)) {
      return changeLevel(by, parts)(state, dispatch);
    }
    const stops: unknown = state.doc.attrs.defaultTabStopTwips;
    const step = typeof stops === 'number' && stops > 0 ? stops : 720;
    return formatParagraphs((attrs) => {
      const now = typeof attrs.indentLeft === 'number' ? attrs.indentLeft : 0;
      const next = Math.max(0, (by > 0 ? Math.floor(now / step) + 1 : Math.ceil(now / step) - 1) * step);
      return next === now ? null : { indentLeft: next };
    })(state, dispatch);
  };
}
