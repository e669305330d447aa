import type { CommentedDocx, DocxComment } from '@redraft/documents';
import { expect, it } from 'vitest';
import { commentsSince } from './review-comment-rules.ts';

const comment = (text: string, rest: Partial<DocxComment> = {}): DocxComment => ({
  author: 'A',
  date: '2026-01-02T03:04:05Z',
  from: 0,
  to: 0,
  isResolved: false,
  replies: [],
  text,
  ...rest,
});
const docx = (...comments: DocxComment[]): CommentedDocx => ({ text: '😀 some words', comments });

it('a review comment has the quote of its passage', () => {
  expect(commentsSince(null, docx(comment('Why?', { from: 2, to: 6 })))).toEqual([
    { id: 0, quote: 'some', text: 'Why?', from: 2, to: 6 },
  ]);
});

it('comments that the text already had are not part of the review, and others keep their IDs', () => {
  const had = comment('Of the text');
  const said = comment('Of the review', { date: '2026-02-02T03:04:05Z' });
  expect(commentsSince(docx(had), docx(had, said))).toEqual([
    { id: 1, quote: '', text: 'Of the review', from: 0, to: 0 },
  ]);
});

it('comments without a date are distinguished by their text', () => {
  const [had, said] = [comment('One', { date: null }), comment('Two', { date: null })];
  expect(commentsSince(docx(had), docx(had, said)).map(({ text }) => text)).toEqual(['Two']);
});

it('a file without comments has none', () => {
  expect(commentsSince(null, null)).toEqual([]);
});
