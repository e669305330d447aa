import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import type { Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { comment, deletion } from '../../document/review/marks.ts';
import {
  createDocOfLines,
  createSimulatedWriter,
  cut,
  dispatch,
  type SimulatedWriter,
  select,
  undoEdit,
} from '../../tracking/testing/keyboard.ts';
import { clipboardPlugin } from '../clipboard-plugin.ts';
import { findAnchors } from './anchors.ts';
import { findRangeToComment } from './comment-commands.ts';
import { createCommentContent, getCommentText, listThreads } from './threads.ts';

const announced = (id: number, parentId?: number): Comment => ({
  id,
  author: 'Ana',
  content: createCommentContent(`Comment ${id}\n\nmore`),
  ...(parentId === undefined ? {} : { parentId }),
});

function commented(ranges: Record<number, [number, number]>): SimulatedWriter {
  const writer = createSimulatedWriter(createDocOfLines(['one two three', 'four']), { isSuggesting: false });
  for (const [id, [from, to]] of Object.entries(ranges))
    dispatch(writer, writer.state.tr.addMark(from, to, comment.create({ commentId: Number(id) })));
  return writer;
}

it('threads are in text order, each with all its replies', () => {
  const writer = commented({ 1: [9, 14], 2: [1, 4] });
  const comments = [announced(1), announced(4, 3), announced(2), announced(3, 1)];
  const threads = listThreads(comments, findAnchors(writer.state.doc), new Set());
  expect(threads.map(({ root, replies }) => [root.id, replies.map(({ id }) => id)])).toEqual([
    [2, []],
    [1, [4, 3]],
  ]);
});
it('threads are deleted with their words, and restored when that is undone', () => {
  const writer = commented({ 1: [1, 4] });
  const listed = () => listThreads([announced(1)], findAnchors(writer.state.doc), new Set()).length;
  select(writer, 1, 5);
  cut(writer);
  expect(listed()).toBe(0);
  undoEdit(writer);
  expect(listed()).toBe(1);
});
it('threads may share words, and may extend over a paragraph end', () => {
  const writer = commented({ 1: [5, 18], 2: [5, 8] });
  expect([...findAnchors(writer.state.doc)]).toEqual([
    [1, { from: 5, to: 18, text: 'two three\nfo' }],
    [2, { from: 5, to: 8, text: 'two' }],
  ]);
});
it('threads keep the lines of their text', () => {
  expect(getCommentText(announced(1))).toBe('Comment 1\n\nmore');
});

it('a new comment is on the selection, else on the word at the caret, else on nothing', () => {
  const writer = createSimulatedWriter(createDocOfLines(['one two', '']), { isSuggesting: false });
  select(writer, 2, 6);
  expect(findRangeToComment(writer.state)).toEqual({ from: 2, to: 6 });
  select(writer, 6);
  expect(findRangeToComment(writer.state)).toEqual({ from: 5, to: 8 });
  select(writer, 10);
  expect(findRangeToComment(writer.state)).toBeNull();
});

describe('the clipboard', () => {
  const { transformCopied, transformPasted } = clipboardPlugin().props;
  const through = (
    handle: typeof transformCopied | typeof transformPasted,
    slice: Slice,
    writer: SimulatedWriter,
  ): Slice =>
    // Only the state of the view is used.
    handle ? Reflect.apply(handle, null, [slice, { state: writer.state }, false]) : slice;
  const idsIn = (slice: Slice): number[] => {
    const ids: number[] = [];
    slice.content.descendants(({ marks }) => {
      for (const { attrs, type } of marks) if (type === comment) ids.push(attrs.commentId);
    });
    return ids;
  };
  it('the clipboard moves a comment with cut words, and does not duplicate the comment of copied words', () => {
    const writer = commented({ 1: [1, 4] });
    const copied = through(transformCopied, writer.state.doc.slice(1, 8), writer);
    expect(idsIn(through(transformPasted, copied, writer))).toEqual([]);
    select(writer, 1, 8);
    cut(writer);
    expect(idsIn(through(transformPasted, copied, writer))).toEqual([1]);
  });
  it('the clipboard leaves out deleted words', () => {
    const writer = commented({});
    const marked = writer.state.tr.addMark(1, 5, deletion.create({ author: 'Ana', date: null })).doc;
    const copied = through(transformCopied, marked.slice(1, 8), writer);
    expect(copied.content.textBetween(0, copied.content.size)).toBe('two');
  });
});
