import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import * as fc from 'fast-check';
import { history, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { transformTo } from './transform-to.ts';

const line = (text: string, paraId: string | null = null): Node =>
  schema.node('paragraph', { paraId }, text === '' ? [] : [schema.text(text)]);
const docOf = (...lines: Node[]): Node => schema.node('doc', null, lines);
const textOf = (doc: Node): string => doc.textBetween(0, doc.content.size, '|');

const lines = fc.array(
  fc
    .record({
      text: fc.constantFrom('', 'boat', 'boats', 'gull over boat', 'tide'),
      id: fc.constantFrom(null, 'A', 'B', 'C', 'D'),
      isTable: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ text, id, isTable }) =>
      isTable > 0
        ? line(text, id)
        : schema.node('table', null, [
            schema.node('tableRow', null, [schema.node('tableCell', null, [line(text, id)])]),
          ]),
    ),
  { minLength: 1, maxLength: 9 },
);

it('a document transformed to another version equals it, including every attribute', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const state = EditorState.create({ doc: docOf(...before) });
      const next = docOf(...after);
      expect(transformTo(state.tr, next).doc.toJSON()).toEqual(next.toJSON());
    }),
  );
});

it('a document transformed to another version keeps the caret in its words, wherever text was added', () => {
  const doc = docOf(line('Gulls.', 'A'), line('The boats.', 'B'));
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 13) });
  const next = docOf(line('New.', 'C'), line('Gulls and terns.', 'A'), line('The boats.', 'B'));
  const { doc: after, selection } = state.apply(transformTo(state.tr, next));
  expect(selection.$head.parent.textBetween(0, selection.$head.parentOffset)).toBe('The ');
  expect(after.eq(next)).toBe(true);
});

it('a document transformed to another version keeps its undo history, and undoing does not overwrite the new text', () => {
  const plugins = [history({ newGroupDelay: 0 })];
  let state = EditorState.create({ doc: docOf(line('Gulls.', 'A'), line('Boats.', 'B')), plugins });
  state = state.apply(state.tr.insertText('Mine. ', 9));
  const next = docOf(line('Gulls and terns.', 'A'), line('Mine. Boats. Theirs.', 'B'), line('Tide.', 'C'));
  state = state.apply(transformTo(state.tr.setMeta('addToHistory', false), next));
  undo(state, (tr) => {
    state = state.apply(tr);
  });
  expect(textOf(state.doc)).toBe('Gulls and terns.|Boats. Theirs.|Tide.');
});

it('a document transformed to another version changes only what differs where paragraphs were added and removed', () => {
  const before = docOf(line('a', 'A'), line('b', 'B'), line('c', 'C'), line('d', 'D'));
  const state = EditorState.create({ doc: before });
  const tr = transformTo(state.tr, docOf(line('x', 'X'), line('b', 'B'), line('d', 'D')));
  const [b, d] = [4, 10];
  expect([tr.mapping.mapResult(b).deleted, tr.mapping.mapResult(d).deleted]).toEqual([false, false]);
});
