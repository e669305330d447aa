import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { setCaretAtEnd } from '../view/paper-clicks.ts';

/** After these at the end of a text there is always a paragraph, so that typing there is neither in the last cell nor before the page break. */
const nodesNeverLast = new Set(['table', 'pageBreak', 'textBox', 'blockSdt']);

/** Keys at the edges of tables, and the paragraph at the end of the text. */
export function createTableEdgesPlugin(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      if (!nodesNeverLast.has(doc.lastChild?.type.name ?? '')) return null;
      return tr.insert(doc.content.size, createBodyParagraph(doc));
    },
    props: {
      handleKeyDown: (view, event) => {
        if (!view.editable || event.altKey || event.shiftKey) return false;
        return handleEdgeKey(view, event);
      },
    },
  });
}

function handleEdgeKey(view: EditorView, event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key === 'End' && isCommand) return endsInTable(view.state) && run(view, leaveDown);
  if (isCommand) return false;
  if (event.key === 'ArrowDown') return view.endOfTextblock('down') && run(view, leaveDown);
  if (event.key === 'ArrowUp') return view.endOfTextblock('up') && run(view, leaveUp);
  if (event.key === 'Enter') return run(view, insertParagraphAbove);
  return false;
}

function run(view: EditorView, command: Command): boolean {
  return command(view.state, view.dispatch, view);
}

function endsInTable({ doc }: EditorState): boolean {
  return doc.lastChild?.type.name === 'table';
}

/** Moves below the last row of a table at the end of the text. */
const leaveDown: Command = (state, dispatch) => {
  const position = findPositionInTable(state.selection.$head);
  if (!endsInTable(state) || position === null || !position.isInLastRow) return false;
  dispatch?.(setCaretAtEnd(state.tr));
  return true;
};

/** Moves above the first row of a table at the start of the text, where a paragraph is inserted. */
const leaveUp: Command = (state, dispatch) => {
  const position = findPositionInTable(state.selection.$head);
  if (position === null || !position.isInFirstRow || position.tablePos !== 0) return false;
  dispatch?.(insertParagraphBefore(state.tr));
  return true;
};

/** Enter at the very start of such a table inserts a paragraph above it. */
const insertParagraphAbove: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty) return false;
  const position = findPositionInTable(selection.$head);
  const isAtStart = selection.$head.pos === TextSelection.atStart(state.doc).from;
  if (position === null || position.tablePos !== 0 || !isAtStart) return false;
  dispatch?.(insertParagraphBefore(state.tr));
  return true;
};

function insertParagraphBefore(tr: Transaction): Transaction {
  tr.insert(0, createBodyParagraph(tr.doc));
  return tr.setSelection(TextSelection.atStart(tr.doc)).scrollIntoView();
}

/** An empty paragraph formatted like the body text. */
function createBodyParagraph(doc: Node): Node {
  const { paragraph } = doc.type.schema.nodes;
  if (paragraph === undefined) throw new Error('A document has paragraphs');
  return paragraph.create();
}

interface PositionInTable {
  tablePos: number;
  isInFirstRow: boolean;
  isInLastRow: boolean;
}

/** The place of a position in its outermost table. */
function findPositionInTable($pos: ResolvedPos): PositionInTable | null {
  if ($pos.depth === 0 || $pos.node(1).type.name !== 'table') return null;
  const row = $pos.index(1);
  return {
    tablePos: $pos.before(1),
    isInFirstRow: row === 0,
    isInLastRow: row === $pos.node(1).childCount - 1,
  };
}
