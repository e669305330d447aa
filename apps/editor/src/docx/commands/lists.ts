import type { DocxPackage, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PackagePatch } from '../document/edits.ts';
import { createList, createListAttributes, type ListKind } from '../document/styles/list-definitions.ts';
import { enterList, leaveList } from './leave-list.ts';
import {
  formatParagraphs,
  keepStoredMarks,
  listSelectedParagraphs,
  type PositionedParagraph,
} from './paragraph-format.ts';

/** Parts of the open document that these commands need. */
interface ListContext {
  view: EditorView;
  parts: () => DocxPackage;
  patch: (patch: PackagePatch) => void;
}

/** Turns the selected paragraphs into a list, joined to an adjacent list of the same kind, or removes them from it. */
export function toggleList(context: ListContext, kind: ListKind): void {
  const { view } = context;
  const paragraphs = listSelectedParagraphs(view.state);
  if (paragraphs.every(({ node }) => getListKind(node.attrs) === kind)) {
    leaveLists(context.parts())(view.state, view.dispatch);
    return;
  }
  const numId = findAdjacentList(view.state, paragraphs, kind) ?? addNewList(context, kind);
  const numbering = context.parts().numbering;
  if (numbering === undefined) return;
  const applyList = formatParagraphs((attrs) =>
    enterList(attrs, createListAttributes(numbering, { numId, ilvl: getListLevel(attrs) }), context.parts()),
  );
  applyList(view.state, view.dispatch);
}

function addNewList(context: ListContext, kind: ListKind): number {
  const { numId, numbering } = createList(context.parts().numbering, kind);
  context.patch({ numbering });
  return numId;
}

export function getListKind(attrs: Attrs): ListKind | null {
  if (!attrs.numPr?.numId) return null;
  return attrs.listIsBullet === true ? 'bullet' : 'numbered';
}

function getListLevel(attrs: Attrs): number {
  return attrs.numPr?.ilvl ?? 0;
}

/** A list of the same kind that ends right before these paragraphs or begins right after them. */
function findAdjacentList(
  state: EditorState,
  paragraphs: readonly PositionedParagraph[],
  kind: ListKind,
): number | undefined {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const before = state.doc.resolve(first.pos).nodeBefore;
  const after = state.doc.resolve(last.pos + last.node.nodeSize).nodeAfter;
  const found = [first.node, before, after].find((node) => node && getListKind(node.attrs) === kind);
  return found?.attrs.numPr?.numId;
}

const maxDepth = 8;

/** Removes the selected paragraphs from their lists. False if no list is selected. */
export function leaveLists(parts: DocxPackage): Command {
  return (state, dispatch) => {
    const items = listSelectedParagraphs(state).filter(isItem);
    if (items.length === 0) return false;
    const { tr } = state;
    // A change of paragraph attributes moves no positions.
    for (const item of items) leaveList(tr, item, parts);
    dispatch?.(keepStoredMarks(state, tr));
    return true;
  };
}

/** Changes the level by one; at the highest level it leaves the list. False if no list is selected. */
export function changeLevel(direction: 1 | -1, parts: DocxPackage): Command {
  return (state, dispatch) => {
    const { numbering } = parts;
    const items = listSelectedParagraphs(state).filter(isItem);
    if (items.length === 0 || numbering === undefined) return false;
    const { tr } = state;
    for (const item of items) {
      const ilvl = getListLevel(item.node.attrs) + direction;
      if (ilvl < 0) leaveList(tr, item, parts);
      else
        tr.setNodeMarkup(item.pos, null, {
          ...item.node.attrs,
          ...getListAttributesAtLevel(item, ilvl, numbering),
        });
    }
    dispatch?.(keepStoredMarks(state, tr));
    return true;
  };
}

function isItem({ node }: PositionedParagraph): boolean {
  return getListKind(node.attrs) !== null;
}

function getListAttributesAtLevel(
  { node }: PositionedParagraph,
  ilvl: number,
  numbering: NumberingDefinitions,
): object {
  return createListAttributes(numbering, { numId: node.attrs.numPr?.numId, ilvl: Math.min(ilvl, maxDepth) });
}

/** Lists change by a level, other paragraphs by a default tab stop of the document; never beyond the left page edge. */
export function indent(direction: 1 | -1, parts: DocxPackage): Command {
  return (state, dispatch) => {
    if (listSelectedParagraphs(state).some(isItem)) {
      return changeLevel(direction, parts)(state, dispatch);
    }
    const tabStop: unknown = state.doc.attrs.defaultTabStopTwips;
    const indentStep = typeof tabStop === 'number' && tabStop > 0 ? tabStop : 720;
    return formatParagraphs((attrs) => {
      const currentIndent = typeof attrs.indentLeft === 'number' ? attrs.indentLeft : 0;
      const nextIndent = Math.max(
        0,
        (direction > 0
          ? Math.floor(currentIndent / indentStep) + 1
          : Math.ceil(currentIndent / indentStep) - 1) * indentStep,
      );
      return nextIndent === currentIndent ? null : { indentLeft: nextIndent };
    })(state, dispatch);
  };
}
