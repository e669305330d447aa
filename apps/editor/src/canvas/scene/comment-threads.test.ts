import { expect, it } from 'vitest';
import { measureCpu } from '../../testing/measure-cpu.ts';
import { createComment } from '../testing/scenes.ts';
import { listThreads } from './comment-threads.ts';

const describeThreads = (list: Parameters<typeof listThreads>[0]) =>
  listThreads(list).map(({ root, replies }) => [root.id, ...replies.map(({ id }) => id)]);
const replyTo = (id: string, parentId: string | null) => createComment(id, { parentId });

it.each([
  [
    'replies follow their comment',
    [replyTo('a', null), replyTo('b', 'a'), replyTo('c', null)],
    [['a', 'b'], ['c']],
  ],
  [
    'replies to replies are in the same thread',
    [replyTo('c', 'b'), replyTo('b', 'a'), replyTo('a', null)],
    [['a', 'c', 'b']],
  ],
  ['a reply without its comment is a thread of its own', [replyTo('b', 'gone')], [['b']]],
  ['a comment that replies to itself is a thread of its own', [replyTo('a', 'a')], [['a']]],
  ['a circle loses no comment', [replyTo('a', 'b'), replyTo('b', 'a')], [['a', 'b']]],
])('in the threads of comments %s', (_name, comments, threads) => {
  expect(describeThreads(comments)).toEqual(threads);
});

it('threads of ten thousand comments that each reply to the next are found in linear time', () => {
  const createChain = (count: number) =>
    Array.from({ length: count }, (_, index) => replyTo(`c${index}`, `c${index + 1}`));
  expect(listThreads(createChain(10_000))).toHaveLength(1);
  expect(measureCpu(() => listThreads(createChain(20_000)))).toBeLessThan(1_000);
});
