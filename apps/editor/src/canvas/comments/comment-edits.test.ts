import { describe, expect, it } from 'vitest';
import { indexShapes } from '../connectors/page-shapes.ts';
import { createBox, createComment, createGroup, createPage, createScene } from '../testing/scenes.ts';
import { createDraft, createEditDraftName, createReplyDraftName, listPageDrafts } from './comment-drafts.ts';
import { addComment, addReply, changeComment, removeComment, restoreComments } from './comment-edits.ts';
import { findPlace } from './comment-place.ts';

const box = createBox('b', { x: 300, y: 500 });
const root = createComment('c', { isResolved: false });
const reply = createComment('r', { parentId: 'c' });
const page = createPage('p', [box, createGroup('g', [createBox('i', { x: 700 })])], {
  comments: [root, reply],
});
const scene = createScene(page, createPage('q'));
const modern = { ...scene, hasModernComments: true };
const written = { id: 'n', author: 'Ada Example', at: 5, text: 'New' };

describe('a new comment', () => {
  it('a new modern comment is about its shape and can be resolved', () => {
    const { pages } = addComment(modern, { page: 'p', shape: 'i' }, written);
    const expected = { ...written, parentId: null, shape: 'i', x: 0, y: 0, isResolved: false };
    expect(pages[0]?.comments.at(-1)).toEqual(expected);
  });
  it('a new plain comment stands where its shape is', () => {
    const { pages } = addComment(scene, { page: 'p', shape: 'b' }, written);
    const expected = { ...written, parentId: null, shape: null, x: 300, y: 500, isResolved: null };
    expect(pages[0]?.comments.at(-1)).toEqual(expected);
  });
  it('a new comment on a shape that was deleted meanwhile is about the page', () => {
    const { pages } = addComment(modern, { page: 'p', shape: 'gone' }, written);
    expect(pages[0]?.comments.at(-1)).toMatchObject({ shape: null, x: 0, y: 0 });
  });
});

it('a reply to a plain comment stands where the comment is', () => {
  const plain = createComment('c', { x: 7, y: 9 });
  const { pages } = addReply(createScene(createPage('p', [], { comments: [plain] })), 'p', plain, written);
  expect(pages[0]?.comments[1]).toMatchObject({ parentId: 'c', x: 7, y: 9, isResolved: null });
});
it('a changed comment leaves the others as they are', () => {
  const [changed] = changeComment(scene, 'p', 'r', { text: 'Other' }).pages;
  expect(changed?.comments).toEqual([root, { ...reply, text: 'Other' }]);
});
it('a deleted comment takes its replies along, and all of them can be restored', () => {
  const result = removeComment(scene, 'p', 'c');
  expect(result.scene.pages[0]?.comments).toEqual([]);
  const restored = restoreComments(result.scene, 'p', result.removed);
  expect(restored.pages[0]?.comments).toEqual([root, reply]);
  expect(restoreComments(restored, 'p', result.removed)).toBe(restored);
});
it('a deleted reply leaves its comment', () => {
  expect(removeComment(scene, 'p', 'r').scene.pages[0]?.comments).toEqual([root]);
});

describe('the place of a comment', () => {
  it('the place of a comment moves with its shape, also in a group', () => {
    expect(findPlace(page, { shape: 'b', x: 10, y: 20 }, indexShapes(page.shapes))).toEqual({
      shape: box,
      x: 310,
      y: 520,
    });
    expect(findPlace(page, { shape: 'i', x: 0, y: 0 }, indexShapes(page.shapes)).x).toBe(700);
  });
  it('the place of a comment on a deleted shape, or beyond the page, is on the page', () => {
    expect(findPlace(page, { shape: 'gone', x: -5, y: 1e12 }, indexShapes(page.shapes))).toEqual({
      shape: null,
      x: 0,
      y: page.height,
    });
  });
});

describe('drafts of comments', () => {
  const store = (name: string, place: unknown = null) => ({ name, text: 'x', place, at: 1 });
  const listNames = (pageId: string, ...drafts: ReturnType<typeof store>[]) =>
    listPageDrafts(drafts, null, { scene, pageId }).map(({ name }) => name);
  it('drafts are beside the page that they are about', () => {
    const draft = createDraft({ page: 'q', shape: null });
    expect(listNames('p', store(draft.name, draft.target))).toEqual([]);
    expect(listNames('q', store(draft.name, draft.target))).toEqual([draft.name]);
    expect(listNames('q', store('comment q'))).toEqual(['comment q']);
  });
  it('drafts whose page or comment is gone are beside each page, those of existing comments are not', () => {
    expect(listNames('p', store('comment x', { page: 'x', shape: null }), store('reply 1 Bo'))).toHaveLength(
      2,
    );
    const existing = [createReplyDraftName('p', root), createEditDraftName('p', reply)];
    expect(listNames('p', ...existing.map((name) => store(name)))).toEqual([]);
  });
  it('comments of a duplicated page have drafts of their own', () => {
    expect(createReplyDraftName('q', root)).not.toBe(createReplyDraftName('p', root));
    expect(listNames('p', store(createEditDraftName('q', root)))).toHaveLength(1);
  });
  it('a draft that is open and stored is listed once', () => {
    const draft = createDraft({ page: 'p', shape: 'b' });
    const stored = [store(draft.name, draft.target)];
    expect(listPageDrafts(stored, draft, { scene, pageId: 'p' })).toEqual([draft]);
    expect(listPageDrafts([], draft, { scene, pageId: 'p' })).toEqual([draft]);
  });
});
