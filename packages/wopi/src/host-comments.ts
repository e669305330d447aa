import { field, flagField, formatEnvelope, textField } from './message-envelope.ts';

/** A passage with its context, by which another extraction of the document can locate it. */
export interface TextQuote {
  words: string;
  before: string;
  after: string;
  /** Approximate number of characters before it. */
  at: number;
}

export interface HostReply {
  id: string;
  author: string;
  /** ISO 8601. */
  date: string;
  text: string;
  canRemove: boolean;
}

type HostCommentPermission = 'edit' | 'remove' | 'done' | 'decline' | 'reply' | 'judge';

export type HostCommentRole = 'instructor' | 'reviewer';

/** A comment that the host stores separately: about a passage of the document, but not part of it. */
export interface HostComment {
  id: string;
  author: string;
  /** The author's role, which is shown because names alone do not tell. */
  role: HostCommentRole;
  /** ISO 8601. */
  date: string;
  text: string;
  /** The current position of its passage; empty text if it is gone. */
  quote: TextQuote;
  /** The passage that it was written about. */
  passage: string;
  /** The host's remark about it, in the reader's language; may be empty. */
  note: string;
  isDone: boolean;
  isPraise: boolean;
  /** Whether the instructor has confirmed what happened to its passage. */
  isConfirmed: boolean;
  /** The writer has declined to change the passage; null if not. */
  decline: { isAccepted: boolean } | null;
  replies: HostReply[];
  /** `judge`: confirm what happened to the passage, mark the comment as praise, accept that it was declined. */
  can: Record<HostCommentPermission, boolean>;
}

export interface HostComments {
  canAdd: boolean;
  /** Saved texts for new comments. */
  bank: string[];
  comments: HostComment[];
}

/** States of a comment that can be switched on and off. */
export type HostCommentSwitch = 'done' | 'confirm' | 'praise' | 'accept';

/** An action on the host's comments; `takeBack` withdraws the reason for declining. */
export type HostCommentAction =
  | { act: 'add'; quote: TextQuote; version: string | null; text: string }
  | { act: 'edit' | 'reply' | 'decline'; id: string; text: string }
  | { act: HostCommentSwitch; id: string; isOn: boolean }
  | { act: 'takeBack' | 'remove' | 'restore' | 'removeReply' | 'restoreReply'; id: string };

/** Whether the host has performed it, and its message if not. */
export interface HostCommentAnswer {
  request: string;
  success: boolean;
  message: string;
}

/** Further comments are ignored, on both sides. */
const maxComments = 1000;

export function formatHostComments(comments: HostComments, sendTime: number): string {
  return formatEnvelope('Redraft_Comments', comments, sendTime);
}

export function formatHostCommentAnswer(answer: HostCommentAnswer, sendTime: number): string {
  return formatEnvelope('Redraft_CommentAct_Resp', answer, sendTime);
}

/** Incomplete comments are skipped. */
export function readHostComments(values: unknown): HostComments {
  return {
    canAdd: flagField(values, 'canAdd'),
    bank: listField(values, 'bank').filter((text) => typeof text === 'string'),
    comments: listField(values, 'comments').flatMap(readComment),
  };
}

export function readHostCommentAnswer(values: unknown): HostCommentAnswer | null {
  const request = textField(values, 'request');
  if (request === null) return null;
  return { request, success: flagField(values, 'success'), message: textField(values, 'message') ?? '' };
}

/** Parses an editor's action; null if it is incomplete. */
export function readHostCommentAction(values: unknown): { request: string; act: HostCommentAction } | null {
  const request = textField(values, 'request');
  const act = readAction(field(values, 'act'));
  return request === null || act === null ? null : { request, act };
}

function readAction(values: unknown): HostCommentAction | null {
  const act = textField(values, 'act');
  const id = textField(values, 'id');
  const text = textField(values, 'text');
  if (act === 'add') {
    const quote = readQuote(field(values, 'quote'));
    if (quote === null || text === null) return null;
    return { act, quote, version: textField(values, 'version'), text };
  }
  if (id === null) return null;
  switch (act) {
    case 'edit':
    case 'reply':
    case 'decline':
      return text === null ? null : { act, id, text };
    case 'done':
    case 'confirm':
    case 'praise':
    case 'accept':
      return { act, id, isOn: flagField(values, 'isOn') };
    case 'takeBack':
    case 'remove':
    case 'restore':
    case 'removeReply':
    case 'restoreReply':
      return { act, id };
    default:
      return null;
  }
}

function readComment(values: unknown): HostComment[] {
  const texts = readTextFields(values, ['id', 'author', 'date', 'text', 'passage', 'note']);
  const quote = readQuote(field(values, 'quote'));
  if (texts === null || quote === null) return [];
  const can = field(values, 'can');
  const decline = field(values, 'decline');
  return [
    {
      ...texts,
      role: textField(values, 'role') === 'reviewer' ? 'reviewer' : 'instructor',
      quote,
      isDone: flagField(values, 'isDone'),
      isPraise: flagField(values, 'isPraise'),
      isConfirmed: flagField(values, 'isConfirmed'),
      decline:
        typeof decline === 'object' && decline !== null
          ? { isAccepted: flagField(decline, 'isAccepted') }
          : null,
      replies: listField(values, 'replies').flatMap(readReply),
      can: {
        edit: flagField(can, 'edit'),
        remove: flagField(can, 'remove'),
        done: flagField(can, 'done'),
        decline: flagField(can, 'decline'),
        reply: flagField(can, 'reply'),
        judge: flagField(can, 'judge'),
      },
    },
  ];
}

function readReply(values: unknown): HostReply[] {
  const texts = readTextFields(values, ['id', 'author', 'date', 'text']);
  return texts === null ? [] : [{ ...texts, canRemove: flagField(values, 'canRemove') }];
}

function readQuote(values: unknown): TextQuote | null {
  const texts = readTextFields(values, ['words', 'before', 'after']);
  const at = field(values, 'at');
  if (texts === null) return null;
  return { ...texts, at: typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? at : 0 };
}

/** Null unless all of them are present. */
function readTextFields<Name extends string>(
  values: unknown,
  names: readonly Name[],
): Record<Name, string> | null {
  const found = names.map((name) => [name, textField(values, name)] as const);
  if (found.some(([, text]) => text === null)) return null;
  return Object.assign({}, ...found.map(([name, text]) => ({ [name]: text })));
}

function listField(values: unknown, name: string): unknown[] {
  const found = field(values, name);
  return Array.isArray(found) ? found.slice(0, maxComments) : [];
}
