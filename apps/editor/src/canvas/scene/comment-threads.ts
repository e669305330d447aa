import type { SceneComment } from './scene.ts';

/** A comment with its replies. */
export interface CommentThread {
  root: SceneComment;
  replies: readonly SceneComment[];
}

/** The threads in the order of their first comments. Replies to replies belong to the same thread, also if its first comment comes later. */
export function listThreads(comments: readonly SceneComment[]): CommentThread[] {
  const findRoot = createRootFinder(comments);
  const repliesByRoot = Map.groupBy(
    comments.filter((comment) => findRoot(comment) !== comment),
    findRoot,
  );
  return comments
    .filter((comment) => findRoot(comment) === comment)
    .map((root) => ({ root, replies: repliesByRoot.get(root) ?? [] }));
}

/** The first comment of the thread of each; a reply without one, or one that replies to itself in a circle, is the first of its own. Linear. */
function createRootFinder(comments: readonly SceneComment[]): (comment: SceneComment) => SceneComment {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const roots = new Map<SceneComment, SceneComment>();
  return (comment) => {
    const path: SceneComment[] = [];
    let current = comment;
    let root = roots.get(current);
    while (root === undefined) {
      path.push(current);
      // Until the end of the path is known, each comment on it counts as its own root, which ends circles.
      roots.set(current, current);
      const parent = current.parentId === null ? undefined : byId.get(current.parentId);
      if (parent === undefined) root = current;
      else {
        current = parent;
        root = roots.get(parent);
      }
    }
    for (const one of path) roots.set(one, root);
    return root;
  };
}
