import type * as fc from 'fast-check';
import { listThreads } from '../../scene/comment-threads.ts';
import type { SceneComment, SceneContent, ScenePage } from '../../scene/scene.ts';
import { createComment } from '../../testing/scenes.ts';

/** A random number below the count. */
export type PickIndex = (count: number) => number;
interface Details {
  text: string;
  isModern: boolean;
  /** Of a new comment. */
  id: string;
}

type RandomCommentEdit = (scene: SceneContent, pick: PickIndex) => SceneContent;

/** Comments on pages and shapes, replies, changed texts, resolved and deleted threads. */
export function createCommentEdits(randomText: fc.Arbitrary<string>): fc.Arbitrary<RandomCommentEdit>[] {
  const createEdit = (
    change: (page: ScenePage, pick: PickIndex, details: Details) => readonly SceneComment[],
  ): fc.Arbitrary<RandomCommentEdit> =>
    randomText.map((letters) => (scene, pick) => {
      const at = pick(scene.pages.length);
      const count = scene.pages.reduce((sum, { comments }) => sum + comments.length, 0);
      const details = {
        text: letters.trim() || 'x',
        isModern: scene.hasModernComments === true,
        id: `c${count}-${pick(1_000_000)}`,
      };
      const pages = scene.pages.map((page, index) =>
        index === at ? { ...page, comments: change(page, pick, details) } : page,
      );
      return { ...scene, pages };
    });
  return [
    createEdit((page, pick, { text, isModern, id }) => {
      const shape = isModern ? (page.shapes[pick(page.shapes.length + 1)]?.id ?? null) : null;
      return [
        ...page.comments,
        createComment(id, {
          text,
          shape,
          author: pickAuthor(pick),
          y: 1_587_500,
          isResolved: isModern ? false : null,
        }),
      ];
    }),
    createEdit((page, pick, { text, id }) => {
      const threads = listThreads(page.comments);
      const thread = threads[pick(threads.length)];
      if (thread === undefined) return page.comments;
      return [
        ...page.comments,
        createComment(id, { text, author: pickAuthor(pick), parentId: thread.root.id }),
      ];
    }),
    createEdit((page, pick, { text }) => {
      const at = pick(page.comments.length);
      return page.comments.map((comment, index) =>
        index === at
          ? { ...comment, text, isResolved: comment.isResolved === null ? null : !comment.isResolved }
          : comment,
      );
    }),
    createEdit((page, pick) => {
      const threads = listThreads(page.comments);
      const thread = threads[pick(threads.length * 2)];
      const removed = new Set(thread === undefined ? [] : [thread.root, ...thread.replies]);
      return page.comments.filter((comment) => !removed.has(comment));
    }),
  ];
}

const pickAuthor = (pick: PickIndex): string => (pick(2) === 0 ? 'Ada Example' : 'Bo Example');

/** Threads without ids, with the places of the shapes that they are about. */
export function toComparableComments(
  comments: readonly SceneComment[],
  places: ReadonlyMap<string, string>,
): unknown {
  const toComparable = ({ id: _, parentId: _p, shape, ...comment }: SceneComment) => ({
    ...comment,
    shape: shape === null ? null : (places.get(shape) ?? null),
  });
  return listThreads(comments).map(({ root, replies }) => [root, ...replies].map(toComparable));
}
