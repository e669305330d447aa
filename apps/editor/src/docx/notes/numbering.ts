import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { getReferencedNote, listReferences, type NoteReference } from '../document/notes/references.ts';

/** A reference with its displayed number. */
export interface NumberedNote extends NoteReference {
  number: string;
}

interface Numbering {
  notes: readonly NumberedNote[];
  decorations: DecorationSet;
}

export interface NumberingFormatter {
  /** The number of each reference. */
  numberNotes: (doc: Node, references: readonly NoteReference[]) => readonly string[];
  formatName: (note: NumberedNote) => string;
}

const key = new PluginKey<Numbering>('note numbering');

/** The notes of the text in order; a new array whenever anything in it changes. */
export function getNumberedNotes(state: EditorState): readonly NumberedNote[] {
  return key.getState(state)?.notes ?? [];
}

/** Renumbers the notes when one, or a section, is inserted, changed or removed; other changes only map their positions. */
export function numberingPlugin(context: NumberingFormatter): Plugin<Numbering> {
  return new Plugin<Numbering>({
    key,
    state: {
      init: (_config, { doc }) => computeNumbering(doc, context),
      apply: (transaction, before, _old, { doc }) => {
        if (!transaction.docChanged) return before;
        if (touchesNumbering(transaction)) return computeNumbering(doc, context);
        return before.notes.length === 0 ? before : mapNumbering(before, transaction);
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations ?? DecorationSet.empty },
  });
}

function computeNumbering(doc: Node, { numberNotes, formatName }: NumberingFormatter): Numbering {
  const references = listReferences(doc);
  const numbers = numberNotes(doc, references);
  const notes = references.map((reference, index) => ({ ...reference, number: numbers[index] ?? '' }));
  const decorations = notes.map((note) =>
    Decoration.node(note.pos, note.pos + 1, {
      class: 'note-number',
      // Replaces the frame that the library draws around fields.
      style: 'outline: none; padding: 0 1px',
      role: 'link',
      'data-number': note.number,
      'aria-label': formatName(note),
    }),
  );
  return { notes, decorations: DecorationSet.create(doc, decorations) };
}

function mapNumbering(before: Numbering, { mapping, doc }: Transaction): Numbering {
  const notes = before.notes.map((note) => ({ ...note, pos: mapping.map(note.pos) }));
  const isSame = notes.every(({ pos }, index) => pos === before.notes[index]?.pos);
  return {
    notes: isSame ? before.notes : notes,
    decorations: before.decorations.map(mapping, doc),
  };
}

function touchesNumbering({ steps, docs, doc }: Transaction): boolean {
  return steps.some((step, index) => {
    const [docBefore, docAfter] = [docs[index], docs[index + 1] ?? doc];
    let isTouched = false;
    step.getMap().forEach((from, to, newFrom, newTo) => {
      isTouched ||=
        (docBefore !== undefined && containsNumbering(docBefore, from, to)) ||
        containsNumbering(docAfter, newFrom, newTo);
    });
    return isTouched;
  });
}

function containsNumbering(doc: Node, from: number, to: number): boolean {
  let isFound = false;
  doc.nodesBetween(from, to, (node, pos) => {
    // Sections may number their notes on their own: text within their last paragraph changes nothing of that.
    const hasEdge = pos >= from || pos + node.nodeSize <= to;
    isFound ||= getReferencedNote(node) !== null || (hasEdge && Boolean(node.attrs._sectionProperties));
    return !isFound;
  });
  return isFound;
}
