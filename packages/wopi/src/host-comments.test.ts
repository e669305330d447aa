import { expect, it } from 'vitest';
import { formatHostComments, readHostCommentAction, readHostComments } from './host-comments.ts';

const quote = { words: 'gulls', before: 'The ', after: '.', at: 4 };
const cannot = { edit: false, remove: false, done: false, decline: false, reply: false, judge: false };
const comment = {
  id: '7',
  author: 'Reviewer 1',
  date: '2026-10-01T08:00:00.000Z',
  text: 'Which ones?',
  role: 'reviewer' as const,
  quote,
  passage: 'gulls',
  note: '',
  replies: [],
  isDone: false,
  isPraise: false,
  isConfirmed: true,
  decline: { isAccepted: true },
  can: { ...cannot, judge: true },
};

/** What arrives of a message. */
const sent = (comments: Parameters<typeof formatHostComments>[0]): unknown =>
  JSON.parse(formatHostComments(comments, 1)).Values;

it('host comments are read completely', () => {
  const reported = {
    canAdd: true,
    bank: ['Well said.'],
    comments: [comment, { ...comment, decline: null }],
  };
  expect(readHostComments(sent(reported))).toEqual(reported);
});

it('host comments default to an instructor without permissions', () => {
  const { role: _role, can: _can, decline: _decline, ...rest } = comment;
  const [one] = readHostComments({ comments: [rest] }).comments;
  expect(one).toMatchObject({ role: 'instructor', decline: null, can: cannot });
});

it.each([
  { act: 'add', quote, version: null, text: 'Why?' },
  { act: 'reply', id: '7', text: 'They sleep.' },
  { act: 'decline', id: '7', text: 'It is a saying.' },
  { act: 'takeBack', id: '7' },
  { act: 'confirm', id: '7', isOn: true },
  { act: 'praise', id: '7', isOn: false },
  { act: 'accept', id: '7', isOn: true },
  { act: 'done', id: '7', isOn: true },
])('a comment action $act is read', (act) => {
  expect(readHostCommentAction({ request: 'a', act })).toEqual({ request: 'a', act });
});

it.each([
  ['of no name', { act: 'burn', id: '7' }],
  ['about no comment', { act: 'confirm', isOn: true }],
  ['that says nothing', { act: 'decline', id: '7' }],
])('a comment action %s is ignored', (_name, act) => {
  expect(readHostCommentAction({ request: 'a', act })).toBeNull();
});
