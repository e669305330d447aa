import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { Node, Slice } from 'prosemirror-model';
import {
  createReference,
  mapInline,
  type NoteKind,
  type NoteName,
  referenceOf,
} from '../document/notes/references.ts';

/**
 * On its way through the clipboard a reference carries its note, so that it can be pasted behind itself, in another document, and after the note
 * was cut out: what is pasted is always a note of its own.
 */
export interface CopiedNote {
  kind: NoteKind;
  /** The text of the note, as it is edited; null where it is not known. */
  text: Node | null;
}

/** What is copied, with the text of each note in its reference, and its number for other programs. */
export function attachNotes(
  slice: Slice,
  noteOf: (name: NoteName) => { text: Node; number: string } | null,
): Slice {
  return mapSlice(slice, (node) => {
    const name = referenceOf(node);
    const note = name === null ? null : noteOf(name);
    if (name === null || note === null) return [node];
    const instruction = `${name.id} ${JSON.stringify(note.text.toJSON())}`;
    return [withAttributes(node, { instruction, displayText: note.number })];
  });
}

/** What is pasted, with a reference to a new note in place of each; `take` makes the note. */
export function adoptNotes(slice: Slice, take: (note: CopiedNote) => number | null): Slice {
  return mapSlice(slice, (node) => {
    const name = referenceOf(node);
    if (name === null) return [node];
    const id = take({ kind: name.kind, text: copiedNoteText(node) });
    return id === null ? [] : [createReference({ kind: name.kind, id }, node.marks)];
  });
}

/** Whatever stands in the clipboard: anyone may have written it. */
function copiedNoteText(node: Node): Node | null {
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

function mapSlice(slice: Slice, change: (inline: Node) => Node[]): Slice {
  const holder = schema.topNodeType.create(null, slice.content);
  const changed = mapInline(holder, change);
  return changed === holder ? slice : new Slice(changed.content, slice.openStart, slice.openEnd);
}
