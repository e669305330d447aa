import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Mark, Node } from 'prosemirror-model';

/**
 * A note's number in the text. The library reads it as text that carries a mark, and writes of such text only the number: a letter that is typed
 * behind it takes the mark on and is gone from the file. Here it is a node of one place, which the caret cannot enter; `withReferenceNodes` makes
 * it when a file is read, `withReferenceMarks` gives the library what it knows when one is written.
 */
export type NoteKind = 'footnote' | 'endnote';

export interface NoteName {
  kind: NoteKind;
  id: number;
}

export interface NoteReference extends NoteName {
  pos: number;
}

const fieldTypes: Record<NoteKind, string> = { footnote: 'FOOTNOTE', endnote: 'ENDNOTE' };

/** Fields without any text show their kind instead; this is seen by nobody and breaks no line. */
const wordJoiner = '\u2060';

export function keyOf({ kind, id }: NoteName): string {
  return `${kind} ${id}`;
}

/** The note that a node of the text refers to. */
export function referenceOf(node: Node): NoteName | null {
  if (node.type.name !== 'field') return null;
  const kind = kindOf(node.attrs.fieldType);
  if (kind === null) return null;
  const id = Number.parseInt(String(node.attrs.instruction), 10);
  return Number.isNaN(id) ? null : { kind, id };
}

function kindOf(fieldType: unknown): NoteKind | null {
  if (fieldType === fieldTypes.footnote) return 'footnote';
  return fieldType === fieldTypes.endnote ? 'endnote' : null;
}

/** Without what makes it small and high: that is its own, and what is typed behind it would take it on. */
export function createReference({ kind, id }: NoteName, marks: readonly Mark[] = []): Node {
  const attributes = { fieldType: fieldTypes[kind], instruction: String(id), displayText: wordJoiner };
  const kept = marks.filter(({ type }) => type.name !== 'superscript' && type.name !== 'runStyle');
  return schema.node('field', attributes, undefined, kept);
}

/** In the order of the text. */
export function listReferences(doc: Node): NoteReference[] {
  const references: NoteReference[] = [];
  doc.descendants((node, pos) => {
    const name = referenceOf(node);
    if (name !== null) references.push({ ...name, pos });
    return !node.isLeaf;
  });
  return references;
}

/** The text as the library read it, with a node for each reference. */
export function toReferenceNodes(doc: Node): Node {
  return mapInline(doc, (node) => {
    const mark = node.marks.find(({ type }) => type.name === 'footnoteRef');
    if (mark === undefined) return [node];
    const id = Number.parseInt(String(mark.attrs.id), 10);
    const marks = mark.removeFromSet(node.marks);
    if (!node.isText || Number.isNaN(id)) return [node.mark(marks)];
    return [createReference({ kind: mark.attrs.noteType === 'endnote' ? 'endnote' : 'footnote', id }, marks)];
  });
}

/** The text as the library writes it: a mark for each reference, and none on anything else. */
export function toReferenceMarks(doc: Node): Node {
  const type = schema.marks.footnoteRef;
  if (type === undefined) throw new Error('The schema has no references to notes');
  return mapInline(doc, (node) => {
    const name = referenceOf(node);
    const marks = type.removeFromSet(node.marks);
    if (name === null) return [marks === node.marks ? node : node.mark(marks)];
    return [node.mark(type.create({ id: String(name.id), noteType: name.kind }).addToSet(marks))];
  });
}

/** The same nodes where nothing in them changes: what is equal stays quick to compare. */
export function mapInline(node: Node, change: (inline: Node) => Node[]): Node {
  if (node.isLeaf) return node;
  let isChanged = false;
  const children: Node[] = [];
  node.forEach((child) => {
    const changed = child.isInline && child.isLeaf ? change(child) : [mapInline(child, change)];
    if (changed.length !== 1 || changed[0] !== child) isChanged = true;
    children.push(...changed);
  });
  return isChanged ? node.type.create(node.attrs, children, node.marks) : node;
}
