import type { Document, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { getReferencedNote } from '../notes/references.ts';
import type { WordDocument } from '../written-document.ts';
import { mergeKeepingBoth } from './merge.ts';
import { replaceHeadersAndFooters } from './merge-headers-and-footers.ts';

/** Three readings of one file: the common base, mine, and theirs. */
export interface Divergence {
  base: WordDocument;
  mine: WordDocument;
  theirs: WordDocument;
}

/** Merges both documents, with the notes, comments and lists that my blocks refer to. */
export function mergeDocuments({ base, mine, theirs }: Divergence): WordDocument {
  const parts = (document: WordDocument): DocxPackage => document.model.package;
  const notes = mergeById(parts(base).footnotes, parts(mine).footnotes, parts(theirs).footnotes);
  const endnotes = mergeById(parts(base).endnotes, parts(mine).endnotes, parts(theirs).endnotes);
  const comments = mergeById(
    parts(base).document.comments,
    parts(mine).document.comments,
    parts(theirs).document.comments,
  );
  const renumberedMine = renumber(mine.doc, {
    notes: notes.ids,
    endnotes: endnotes.ids,
    comments: comments.ids,
  });
  const isNumberingUnchangedByMe =
    JSON.stringify(parts(base).numbering) === JSON.stringify(parts(mine).numbering);
  const merged: DocxPackage = {
    ...parts(theirs),
    footnotes: notes.all,
    endnotes: endnotes.all,
    numbering: (isNumberingUnchangedByMe ? parts(theirs).numbering : parts(mine).numbering) ?? {
      abstractNums: [],
      nums: [],
    },
    document: { ...parts(theirs).document, comments: comments.all },
  };
  const all = { base: parts(base), mine: parts(mine), theirs: parts(theirs) };
  const model: Document = { ...theirs.model, package: replaceHeadersAndFooters(merged, all) };
  return { opened: theirs.opened, model, doc: mergeKeepingBoth(base.doc, renumberedMine, theirs.doc) };
}

interface MergedById<Part> {
  all: Part[];
  /** Maps my id of a part to its id in the merged document. */
  ids: Map<number, number>;
}

/** Theirs, followed by parts that are new or changed in mine under unused ids. */
function mergeById<Part extends { id: number }>(
  base: Part[] = [],
  mine: Part[] = [],
  theirs: Part[] = [],
): MergedById<Part> {
  const serializeById = (parts: Part[]): Map<number, string> =>
    new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
  const [baseById, theirsById] = [serializeById(base), serializeById(theirs)];
  const all = [...theirs];
  const ids = new Map<number, number>();
  let nextId = Math.max(0, ...mine.map(({ id }) => id), ...theirs.map(({ id }) => id)) + 1;
  for (const part of mine) {
    const text = JSON.stringify(part);
    if (baseById.get(part.id) === text || theirsById.get(part.id) === text) continue;
    const id = theirsById.has(part.id) ? nextId++ : part.id;
    ids.set(part.id, id);
    all.push({ ...part, id });
  }
  return { all, ids };
}

interface Renumbering {
  notes: Map<number, number>;
  endnotes: Map<number, number>;
  comments: Map<number, number>;
}

/** My text with the new ids; the writer registers pictures again. */
function renumber(doc: Node, ids: Renumbering): Node {
  const change = new Transform(doc);
  doc.descendants((node, pos) => {
    if (node.type.name === 'image' && String(node.attrs.src).startsWith('data:')) {
      change.setNodeAttribute(pos, 'rId', null);
    }
    const reference = getReferencedNote(node);
    const note = reference && (reference.kind === 'endnote' ? ids.endnotes : ids.notes).get(reference.id);
    if (note) change.setNodeAttribute(pos, 'instruction', String(note));
    for (const mark of node.marks) {
      if (mark.type.name !== 'comment') continue;
      const from: unknown = mark.attrs.commentId;
      const to = ids.comments.get(Number(from));
      if (to === undefined || to === from) continue;
      change.removeMark(pos, pos + node.nodeSize, mark);
      change.addMark(pos, pos + node.nodeSize, mark.type.create({ ...mark.attrs, commentId: to }));
    }
  });
  return change.doc;
}
