import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import type { Edit } from '../edits.ts';
import { createStepsEdit } from './steps-edit.ts';

/** An edit of a text whose paragraphs are lines: deletes `del` characters at `at` and inserts `ins`. */
export interface Keys {
  at: number;
  del: number;
  ins: string;
}

/** Simulates typing in a document of plain paragraphs: returns the edits that the page would send. */
export function createTypist(doc: unknown): (keys: Keys) => Edit {
  let state = EditorState.create({ doc: schema.nodeFromJSON(doc) });
  return ({ at, del, ins }) => {
    const { tr } = state;
    let place = placeOf(state.doc, at);
    if (del > 0) tr.delete(place, placeOf(state.doc, at + del));
    ins.split('\n').forEach((piece, index) => {
      if (index > 0) {
        tr.split(place);
        place += 2;
      }
      if (piece !== '') tr.insertText(piece, place);
      place += piece.length;
    });
    state = state.apply(tr);
    return createStepsEdit(tr);
  };
}

function placeOf(doc: Node, offset: number): number {
  let left = offset;
  let found: number | null = null;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return found === null;
    if (found === null && left <= node.content.size) found = pos + 1 + left;
    left -= node.content.size + 1;
    return false;
  });
  if (found === null) throw new RangeError(`The text ends before ${offset}`);
  return found;
}
