import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listThreads } from '../scene/comment-threads.ts';
import type { SceneComment } from '../scene/scene.ts';
import { createComment } from '../testing/scenes.ts';
import { mergeComments } from './merge-comments.ts';

const root = createComment('c0-1', { text: 'Why?', isResolved: false });
const reply = createComment('c0-2', { text: 'Because', parentId: 'c0-1' });

const merge = (
  base: readonly SceneComment[],
  mine: readonly SceneComment[],
  theirs: readonly SceneComment[],
) =>
  listThreads(mergeComments({ base, mine, theirs })).map((thread) => [
    thread.root.text,
    ...thread.replies.map(({ text }) => text),
  ]);

it('comments added in two windows are both kept, although the file gives them the same number', () => {
  const mine = [root, createComment('c0-2', { text: 'Mine' })];
  const theirs = [root, createComment('c0-2', { text: 'Theirs' })];
  expect(merge([root], mine, theirs).toSorted()).toEqual([['Mine'], ['Theirs'], ['Why?']]);
});
it('replies stay with their comments when both windows added comments of the same number', () => {
  const withReply = (text: string) => [
    createComment('c0-1', { text }),
    createComment('c0-2', { text: `Reply to ${text}`, parentId: 'c0-1' }),
  ];
  expect(merge([], withReply('mine'), withReply('theirs')).toSorted()).toEqual([
    ['mine', 'Reply to mine'],
    ['theirs', 'Reply to theirs'],
  ]);
});
it('replies of both windows to one comment are kept', () => {
  const createReply = (text: string) => createComment(text, { text, parentId: root.id });
  const [thread = []] = merge([root], [root, createReply('a')], [root, createReply('b')]);
  expect(thread.toSorted()).toEqual(['Why?', 'a', 'b']);
});
it('a comment resolved in one window and edited in the other is both', () => {
  const merged = mergeComments({
    base: [root],
    mine: [{ ...root, isResolved: true }],
    theirs: [{ ...root, text: 'Why not?' }],
  });
  expect(merged).toEqual([{ ...root, text: 'Why not?', isResolved: true }]);
});
it('two new texts of one comment are both kept', () => {
  const merged = merge([root, reply], [root, { ...reply, text: 'a' }], [root, { ...reply, text: 'b' }]);
  expect(merged).toEqual([['Why?', 'b', 'a']]);
});
it('a comment deleted in one window is deleted, unless the other window replied to it', () => {
  expect(merge([root, reply], [], [root, reply])).toEqual([]);
  const answer = createComment('n', { text: 'Please keep', parentId: root.id });
  expect(merge([root, reply], [], [root, reply, answer])).toEqual([['Why?', 'Please keep']]);
});

it('merged comments have each id once and all texts that one window wrote', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'a+');
  const comment = fc.record({ id: ids, text: fc.string({ maxLength: 2 }), parent: fc.option(ids) });
  const comments = fc
    .uniqueArray(comment, { selector: ({ id }) => id, maxLength: 4 })
    .map((list) => list.map(({ id, text, parent }) => createComment(id, { text, parentId: parent })));
  fc.assert(
    fc.property(comments, comments, comments, (base, mine, theirs) => {
      const merged = mergeComments({ base, mine, theirs });
      const mergedIds = merged.map(({ id }) => id);
      expect(new Set(mergedIds).size).toBe(mergedIds.length);
      const baseTexts = new Set(base.map(({ text }) => text));
      const written = [...mine, ...theirs].map(({ text }) => text).filter((text) => !baseTexts.has(text));
      expect(merged.map(({ text }) => text)).toEqual(expect.arrayContaining(written));
    }),
  );
});
