import { expect, it } from 'vitest';
import { feedbackIn, isWrittenBy } from './file-comment-rules.ts';

const student = { firstName: 'Ana María', lastName: 'Žagar', email: 'ana@example.org' };
const text = 'One two three\n\nLast line';
const thread = {
  author: 'T. Each',
  date: '2026-01-02T03:04:05Z',
  text: 'Why?',
  from: 4,
  to: 7,
  isResolved: false,
  replies: [],
};
type Thread = Parameters<typeof feedbackIn>[0]['comments'][number];
const found = (rest: Partial<Thread>) => feedbackIn({ text, comments: [{ ...thread, ...rest }] }, student);
const about = (from: number, to: number) =>
  found({ from, to }).map(({ anchor }) => text.slice(anchor.from, anchor.to));

it.each([
  ['their name', 'Ana María Žagar', true],
  ['their name the other way round', ' žagar,  ANA maría ', true],
  ['their address', 'ana@example.org', true],
  ['part of their name', 'Ana', false],
  ['no name', '', false],
  ['the name of somebody else', 'T. Each', false],
])('a comment in the file belongs to the student with %s: %s, %s', (_what, author, expected) => {
  expect(isWrittenBy(author, student)).toBe(expected);
});

it.each([
  ['the words that it stands on', 4, 7, ['two']],
  ['them without the white space around', 3, 8, ['two']],
  ['the word at a mere place', 5, 5, ['two']],
  ['the line before an empty one', 14, 14, ['One two three']],
  ['the last word, at the end', 24, 24, ['line']],
])('a comment in the file is about %s', (_what, from, to, words) => {
  expect(about(from, to)).toEqual(words);
});

it('a comment in an empty document has no passage', () => {
  expect(feedbackIn({ text: ' \n', comments: [{ ...thread, from: 0, to: 0 }] }, student)).toEqual([]);
});

it("a student's own comment is not feedback, and the first reply by someone else is", () => {
  const own = { author: 'Ana María Žagar', text: 'Is this right?' };
  expect(found(own)).toEqual([]);
  const replies = [
    { author: 'Ana María Žagar', date: null, text: 'Please look.' },
    { author: 'T. Each', date: null, text: 'It is.' },
    { author: 'Ana María Žagar', date: null, text: 'Thank you.' },
  ];
  expect(found({ ...own, replies })).toMatchObject([{ author: 'T. Each', comment: 'It is.', replies: 1 }]);
});

it('a comment with changed text keeps its key, and another one of the same time has a different key', () => {
  const [first] = found({ text: 'Why?' });
  expect(found({ text: 'Why not?' })[0]?.key).toBe(first?.key);
  const two = feedbackIn({ text, comments: [thread, thread] }, student);
  expect(new Set(two.map(({ key }) => key)).size).toBe(2);
});

it('a comment with an invalid date has none', () => {
  for (const date of ['yesterday', '-200000-01-01T00:00:00Z', '1899-12-30T00:00:00Z'])
    expect(found({ date })).toMatchObject([{ date: null }]);
});

it('a comment is truncated to the size of its columns', () => {
  const [one] = found({ text: 'x'.repeat(9000), author: 'y'.repeat(900), from: 0, to: 3 });
  expect([one?.comment.length, one?.author.length]).toEqual([5000, 200]);
});
