import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { type FindHighlights, findPlugin, setFindHighlights } from './find-plugin.ts';

const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('gull gull')])]);
const matches = [
  { from: 1, to: 5 },
  { from: 6, to: 10 },
];

function listHighlights(...changes: (FindHighlights | null)[]) {
  const plugin = findPlugin();
  const initial = EditorState.create({ doc, plugins: [plugin] });
  const state = changes.reduce(
    (before, change) => before.apply(setFindHighlights(before.tr, change)),
    initial,
  );
  return plugin
    .getState(state)
    ?.find()
    .map(({ from, to }) => [from, to]);
}

it('the matches in view are highlighted', () => {
  expect(listHighlights({ visibleMatches: matches, current: null })).toEqual([
    [1, 5],
    [6, 10],
  ]);
});

it('null removes all highlights', () => {
  expect(listHighlights({ visibleMatches: matches, current: matches[0] ?? null }, null)).toEqual([]);
});
