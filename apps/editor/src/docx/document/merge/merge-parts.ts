import type { Document, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { referenceOf } from '../notes/references.ts';
import type { WrittenDocument } from '../written-document.ts';
import { mergeKeepingBoth } from './merge.ts';
import { replaceHeadersAndFooters } from './merge-headers-and-footers.ts';

/** Three readings of one file: the common base, mine, and theirs. */
export interface Divergence {
  base: WrittenDocument;
  mine: WrittenDocument;
  theirs: WrittenDocument;
}

/** Merges both documents, with the notes, comments and lists that my blocks refer to. */
export function mergeDocuments({ base, mine, theirs }: Divergence): WrittenDocument {
  const parts = (of: WrittenDocument): DocxPackage => of.model.package;
  const notes = adopt(parts(base).footnotes, parts(mine).footnotes, parts(theirs).footnotes);
  const endnotes = adopt(parts(base).endnotes, parts(mine).endnotes, parts(theirs).endnotes);
  const comments = adopt(
    parts(base).document.comments,
    parts(mine).document.comments,
    parts(theirs).document.comments,
  );
  const own = renumber(mine.doc, { notes: notes.ids, endnotes: endnotes.ids, comments: comments.ids });
  const isNumberingTheirs = JSON.stringify(parts(base).numbering) === JSON.stringify(parts(mine).numbering);
  const merged: DocxPackage = {
    ...parts(theirs),
    footnotes: notes.all,
    endnotes: endnotes.all,
    numbering: (isNumberingTheirs ? parts(theirs).numbering : parts(mine).numbering) ?? {
      abstractNums: [],
      nums: [],
    },
    document: { ...parts(theirs).document, comments: comments.all },
  };
  const all = { base: parts(base), mine: parts(mine), theirs: parts(theirs) };
  const model: Document = { ...theirs.model, package: replaceHeadersAndFooters(merged, all) };
  return { opened: theirs.opened, model, doc: mergeKeepingBoth(base.doc, own, theirs.doc) };
}

interface Adopted<Part> {
  all: Part[];
  /** Maps my id of a part to its id in the merged document. */
  ids: Map<number, number>;
}

/** Theirs, followed by parts that are new or changed in mine under unused ids. */
function adopt<Part extends { id: number }>(
  base: Part[] = [],
  mine: Part[] = [],
  theirs: Part[] = [],
): Adopted<Part> {
  const textOf = (parts: Part[]): Map<number, string> =>
    new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
  const [before, others] = [textOf(base), textOf(theirs)];
  const all = [...theirs];
  const ids = new Map<number, number>();
  let free = Math.max(0, ...mine.map(({ id }) => id), ...theirs.map(({ id }) => id)) + 1;
  for (const part of mine) {
    const text = JSON.stringify(part);
    if (before.get(part.id) === text || others.get(part.id) === text) continue;
    const id = others.has(part.id) ? free++ : part.id;
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
    const reference = referenceOf(node);
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
