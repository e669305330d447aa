import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Mark, Node } from 'prosemirror-model';

export const noteKinds = ['footnote', 'endnote'] as const;

/**
 * A note reference in the text. The library reads it as text with a mark, and writes only the number for such text: a character typed after it
 * inherits the mark and is lost from the file. Here it is an atomic node that the caret cannot enter; `toReferenceNodes` creates it on reading,
 * `toReferenceMarks` restores the library's form on writing.
 */
export type NoteKind = (typeof noteKinds)[number];

export interface NoteKey {
  kind: NoteKind;
  id: number;
}

export interface NoteReference extends NoteKey {
  pos: number;
}

const fieldTypes: Record<NoteKind, string> = { footnote: 'FOOTNOTE', endnote: 'ENDNOTE' };

/** Fields without text would display their type instead; this character is invisible and allows no line break. */
const wordJoiner = '\u2060';

export function noteKeyToString({ kind, id }: NoteKey): string {
  return `${kind} ${id}`;
}

/** The note that a node of the text refers to. */
export function getReferencedNote(node: Node): NoteKey | null {
  if (node.type.name !== 'field') return null;
  const kind = getNoteKind(node.attrs.fieldType);
  if (kind === null) return null;
  const id = Number.parseInt(String(node.attrs.instruction), 10);
  return Number.isNaN(id) ? null : { kind, id };
}

function getNoteKind(fieldType: unknown): NoteKind | null {
  if (fieldType === fieldTypes.footnote) return 'footnote';
  return fieldType === fieldTypes.endnote ? 'endnote' : null;
}

/** Without its superscript marks: text typed after it would inherit them. */
export function createReference({ kind, id }: NoteKey, marks: readonly Mark[] = []): Node {
  const attributes = { fieldType: fieldTypes[kind], instruction: String(id), displayText: wordJoiner };
  const referenceMarks = marks.filter(({ type }) => type.name !== 'superscript' && type.name !== 'runStyle');
  return schema.node('field', attributes, undefined, referenceMarks);
}

/** In document order. */
export function listReferences(doc: Node): NoteReference[] {
  const references: NoteReference[] = [];
  doc.descendants((node, pos) => {
    const noteKey = getReferencedNote(node);
    if (noteKey !== null) references.push({ ...noteKey, pos });
    return !node.isLeaf;
  });
  return references;
}

/** Replaces the library's marked reference text by nodes. */
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

/** Converts reference nodes to the marks that the library writes, and removes these marks from all other text. */
export function toReferenceMarks(doc: Node): Node {
  const type = schema.marks.footnoteRef;
  if (type === undefined) throw new Error('The schema has no references to notes');
  return mapInline(doc, (node) => {
    const noteKey = getReferencedNote(node);
    const marks = type.removeFromSet(node.marks);
    if (noteKey === null) return [marks === node.marks ? node : node.mark(marks)];
    return [node.mark(type.create({ id: String(noteKey.id), noteType: noteKey.kind }).addToSet(marks))];
  });
}

/** Unchanged nodes stay identical, so that comparison is fast. */
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
