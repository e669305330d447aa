import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { type Edit, textReading } from '../edits.ts';

/** The edit that types a word at the start of the middle non-empty paragraph. */
export function typeWord(doc: unknown, word: string): Edit {
  return typeAt(doc, word, (places) => [places[places.length >> 1] ?? 1]);
}

/** The edit that types a word at the start of each paragraph. */
export function typeEverywhere(doc: unknown, word: string): Edit {
  return typeAt(doc, word, (places) => places);
}

function typeAt(doc: unknown, word: string, choose: (places: number[]) => number[]): Edit {
  const state = EditorState.create({ doc: schema.nodeFromJSON(doc) });
  const { tr } = state;
  const places = choose(placesToType(state.doc));
  for (const place of places.toReversed()) tr.insertText(word, place);
  const steps: unknown[] = JSON.parse(JSON.stringify(tr.steps.map((step) => step.toJSON())));
  return { kind: 'steps', steps, reading: textReading };
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
