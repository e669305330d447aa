import type { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { moveBlocks } from './move-paragraphs.ts';

const linesOf = ({ doc }: EditorState): string[] => doc.children.map((block) => block.textContent);

async function moved(select: Parameters<typeof stateOf>[1], direction: 1 | -1): Promise<EditorState> {
  let state = stateOf(await documentOf(p('one') + p('two') + p('three') + p('four')), select);
  moveBlocks(direction)(state, (tr) => {
    state = state.apply(tr);
  });
  return state;
}

it.each<[Parameters<typeof stateOf>[1], 1 | -1, string]>([
  ['two|', -1, 'two one three four'],
  ['two|', 1, 'one three two four'],
  [['two', 'three'], -1, 'two three one four'],
  [['two', 'three'], 1, 'one four two three'],
  ['one|', -1, 'one two three four'],
  ['four|', 1, 'one two three four'],
])('moving the paragraphs %j by %i gives the expected order', async (select, direction, expected) => {
  expect(linesOf(await moved(select, direction)).join(' ')).toBe(expected);
});
it('the caret stays in paragraphs that are moved', async () => {
  const { selection } = await moved('three|', -1);
  expect(selection.$from.parent.textContent).toBe('three');
  expect(selection.$from.parentOffset).toBe(5);
});
