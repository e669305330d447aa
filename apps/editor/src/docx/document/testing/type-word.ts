import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import type { StepsEdit } from '../edits.ts';
import { createStepsEdit } from './steps-edit.ts';

/** The edit that types a word at the start of the middle non-empty paragraph. */
export function typeWord(doc: unknown, word: string): StepsEdit {
  return typeAt(doc, word, (places) => [places[places.length >> 1] ?? 1]);
}

/** The edit that types a word at the start of each paragraph. */
export function typeEverywhere(doc: unknown, word: string): StepsEdit {
  return typeAt(doc, word, (places) => places);
}

function typeAt(doc: unknown, word: string, choose: (places: number[]) => number[]): StepsEdit {
  const state = EditorState.create({ doc: schema.nodeFromJSON(doc) });
  const { tr } = state;
  const places = choose(placesToType(state.doc));
  for (const place of places.toReversed()) tr.insertText(word, place);
  return createStepsEdit(tr);
}

/** The starts of all non-empty paragraphs; if there are none, of all. */
function placesToType(doc: Node): number[] {
  const places: number[] = [];
  const empty: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) (node.textContent.trim() === '' ? empty : places).push(pos + 1);
    return !node.isTextblock;
  });
  return places.length > 0 ? places : empty;
}
