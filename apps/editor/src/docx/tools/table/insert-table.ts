import { insertTable } from '@eigenpal/docx-editor-core/prosemirror/commands';
import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { getDirection, getEmptyDirection } from '../../document/direction/paragraph-direction.ts';
import { isInTextBox } from '../../document/in-text-box.ts';
import { readPageSetup } from '../../page-setup/page-form.ts';

const borderLine = { style: 'single', size: 4, color: { rgb: '000000' } };
const blackBorders = { top: borderLine, bottom: borderLine, left: borderLine, right: borderLine };

/** Not in a text box, which contains only paragraphs. */
export function canInsertTable({ selection }: EditorState): boolean {
  return !isInTextBox(selection.$from);
}

/**
 * A table with black borders, as wide as the text or the enclosing cell, and in the direction of the paragraph. The library would use the width of its
 * default page, and the text colour for borders.
 */
export function insertTableOfSize(
  size: { rows: number; columns: number },
  section: SectionProperties | undefined,
): Command {
  return (state, dispatch) => {
    if (!canInsertTable(state)) return false;
    const availableWidth = computeAvailableWidth(state.tr, section);
    const isRightToLeft = getDirection(state.selection.$from.parent, getEmptyDirection(state.doc)) === 'rtl';
    const dispatchFitted = (tr: Transaction): void =>
      dispatch?.(fitTable(tr, { availableWidth, isRightToLeft }));
    return insertTable(size.rows, size.columns)(state, dispatch && dispatchFitted);
  };
}

function computeAvailableWidth(
  { selection: { $from } }: Transaction,
  section: SectionProperties | undefined,
): number {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type.spec.tableRole === 'cell' && typeof attrs.width === 'number') return attrs.width;
  }
  const { width, margins } = readPageSetup(section);
  return width - margins.left - margins.right;
}

function fitTable(
  tr: Transaction,
  { availableWidth, isRightToLeft }: { availableWidth: number; isRightToLeft: boolean },
): Transaction {
  const { $from } = tr.selection;
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== 'table') depth -= 1;
  if (depth === 0) return tr;
  const table = $from.node(depth);
  const tablePos = $from.before(depth);
  const columns = table.firstChild?.childCount ?? 1;
  const width = Math.floor(availableWidth / columns);
  if (isRightToLeft) tr.setNodeAttribute(tablePos, 'bidi', true);
  tr.setNodeAttribute(tablePos, 'width', width * columns);
  tr.setNodeAttribute(
    tablePos,
    'columnWidths',
    Array.from({ length: columns }, () => width),
  );
  const after = tr.doc.nodeAt(tablePos + table.nodeSize);
  if (isRightToLeft && after?.type.name === 'paragraph' && after.content.size === 0)
    tr.setNodeAttribute(tablePos + table.nodeSize, 'bidi', true);
  table.descendants((node, pos) => {
    if (node.type.spec.tableRole === 'cell') {
      tr.setNodeAttribute(tablePos + 1 + pos, 'width', width);
      tr.setNodeAttribute(tablePos + 1 + pos, 'borders', blackBorders);
    } else if (isRightToLeft && node.type.name === 'paragraph') {
      tr.setNodeAttribute(tablePos + 1 + pos, 'bidi', true);
    }
    return node.type.name !== 'paragraph';
  });
  return tr;
}
