import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { Node, Slice } from 'prosemirror-model';
import {
  createReference,
  getReferencedNote,
  mapInline,
  type NoteKey,
  type NoteKind,
} from '../document/notes/references.ts';

/**
 * On the clipboard a reference includes the text of its note, so that it can be pasted elsewhere in the text, in another document, and after the note
 * was cut: pasting always creates a new note.
 */
export interface CopiedNote {
  kind: NoteKind;
  /** The editable text of the note; null if unknown. */
  text: Node | null;
}

/** The copied content with the text of each note in its reference, and with its number for other programs. */
export function attachNoteTexts(
  slice: Slice,
  getNote: (noteKey: NoteKey) => { text: Node; number: string } | null,
): Slice {
  return mapSlice(slice, (node) => {
    const noteKey = getReferencedNote(node);
    const note = noteKey === null ? null : getNote(noteKey);
    if (noteKey === null || note === null) return [node];
    const instruction = `${noteKey.id} ${JSON.stringify(note.text.toJSON())}`;
    return [withAttributes(node, { instruction, displayText: note.number })];
  });
}

/** The pasted content with each reference replaced by one to a new note; `take` creates the note. */
export function replaceCopiedNotes(slice: Slice, createNewNote: (note: CopiedNote) => number | null): Slice {
  return mapSlice(slice, (node) => {
    const noteKey = getReferencedNote(node);
    if (noteKey === null) return [node];
    const id = createNewNote({ kind: noteKey.kind, text: parseNoteText(node) });
    return id === null ? [] : [createReference({ kind: noteKey.kind, id }, node.marks)];
  });
}

/** Untrusted: any program may have written the clipboard. */
function parseNoteText(node: Node): Node | null {
  const [, json] = /^\d+ (.*)$/s.exec(String(node.attrs.instruction)) ?? [];
  if (json === undefined) return null;
  try {
    const text = Node.fromJSON(schema, JSON.parse(json));
    text.check();
    return text.type === schema.topNodeType ? text : null;
  } catch {
    return null;
  }
}

function withAttributes(node: Node, attributes: Record<string, string>): Node {
  return node.type.create({ ...node.attrs, ...attributes }, null, node.marks);
}

/** Changes the inline leaves of what is pasted or copied. */
export function mapSlice(slice: Slice, change: (inline: Node) => Node[]): Slice {
  const container = schema.topNodeType.create(null, slice.content);
  const changed = mapInline(container, change);
  return changed === container ? slice : new Slice(changed.content, slice.openStart, slice.openEnd);
}
