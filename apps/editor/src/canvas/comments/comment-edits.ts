import { changePage, findShape } from '../commands/find-shapes.ts';
import { listThreads } from '../scene/comment-threads.ts';
import type { Scene, SceneComment } from '../scene/scene.ts';

/** What somebody comments on. */
export interface CommentTarget {
  page: string;
  /** Null for the page itself. */
  shape: string | null;
}

type NewComment = Pick<SceneComment, 'id' | 'author' | 'at' | 'text'>;

/** A comment on a page or shape. Plain comments know no shapes: they stand where the shape is now. */
export function addComment(scene: Scene, target: CommentTarget, comment: NewComment): Scene {
  const isModern = scene.hasModernComments === true;
  return changePage(scene, target.page, (page) => {
    const shape = target.shape === null ? undefined : findShape(page.shapes, target.shape);
    const place = isModern
      ? { shape: shape?.id ?? null, x: 0, y: 0 }
      : { shape: null, x: shape?.x ?? 0, y: shape?.y ?? 0 };
    const added = { ...comment, ...place, parentId: null, isResolved: isModern ? false : null };
    return { ...page, comments: [...page.comments, added] };
  });
}

export function addReply(scene: Scene, pageId: string, root: SceneComment, reply: NewComment): Scene {
  const { shape, x, y } = root.isResolved === null ? root : { shape: null, x: 0, y: 0 };
  const added = { ...reply, parentId: root.id, shape, x, y, isResolved: null };
  return changePage(scene, pageId, (page) => ({ ...page, comments: [...page.comments, added] }));
}

export function changeComment(
  scene: Scene,
  pageId: string,
  id: string,
  values: Partial<Pick<SceneComment, 'text' | 'isResolved'>>,
): Scene {
  return changePage(scene, pageId, (page) => ({
    ...page,
    comments: page.comments.map((comment) => (comment.id === id ? { ...comment, ...values } : comment)),
  }));
}

/** Removes a comment with its replies, or one reply. */
export function removeComment(
  scene: Scene,
  pageId: string,
  id: string,
): { scene: Scene; removed: readonly SceneComment[] } {
  const comments = scene.pages.find((page) => page.id === pageId)?.comments ?? [];
  const thread = listThreads(comments).find(({ root }) => root.id === id);
  const removed = thread ? [thread.root, ...thread.replies] : comments.filter((comment) => comment.id === id);
  const changed = changePage(scene, pageId, (page) => ({
    ...page,
    comments: page.comments.filter((comment) => !removed.includes(comment)),
  }));
  return { scene: changed, removed };
}

/** Adds removed comments again, unless undo has already done so. */
export function restoreComments(scene: Scene, pageId: string, removed: readonly SceneComment[]): Scene {
  return changePage(scene, pageId, (page) => {
    const ids = new Set(page.comments.map(({ id }) => id));
    const missing = removed.filter(({ id }) => !ids.has(id));
    return missing.length === 0 ? page : { ...page, comments: [...page.comments, ...missing] };
  });
}
