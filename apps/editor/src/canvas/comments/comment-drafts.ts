import type { Draft } from '../../frame/saving/drafts.ts';
import type { Scene, SceneComment } from '../scene/scene.ts';
import type { CommentTarget } from './comment-edits.ts';

/** A comment that is not sent yet. */
export interface CommentDraft {
  name: string;
  target: CommentTarget;
}

const newPrefix = 'comment ';

/** One for each page and shape: starting another comment there continues it. */
export function createDraft(target: CommentTarget): CommentDraft {
  const name = newPrefix + target.page + (target.shape === null ? '' : ` ${target.shape}`);
  return { name, target };
}

/** Saving and opening a file again gives comments other ids, but neither another author nor time. Copies of a page have comments with the same. */
const toKey = (pageId: string, { author, at }: SceneComment): string => `${pageId} ${at ?? ''} ${author}`;
export const createReplyDraftName = (pageId: string, comment: SceneComment): string =>
  `reply ${toKey(pageId, comment)}`;
export const createEditDraftName = (pageId: string, comment: SceneComment): string =>
  `edit ${toKey(pageId, comment)}`;

/** The drafts to show beside a page: its own, the one that was just opened, and those whose page or comment is gone. */
export function listPageDrafts(
  drafts: readonly Draft[],
  opened: CommentDraft | null,
  { scene, pageId }: { scene: Scene; pageId: string },
): CommentDraft[] {
  const stored = drafts.flatMap(({ name, place }): CommentDraft[] => {
    if (name.startsWith(newPrefix)) {
      const target = readTarget(place) ?? { page: name.slice(newPrefix.length), shape: null };
      const isPageKnown = scene.pages.some(({ id }) => id === target.page);
      return [{ name, target: isPageKnown ? target : { page: pageId, shape: null } }];
    }
    const isOrphaned = /^(?:reply|edit) /.test(name) && !hasComment(scene, name);
    return isOrphaned ? [{ name, target: { page: pageId, shape: null } }] : [];
  });
  const all =
    opened === null || stored.some(({ name }) => name === opened.name) ? stored : [...stored, opened];
  return all.filter(({ target }) => target.page === pageId);
}

function readTarget(place: unknown): CommentTarget | null {
  if (typeof place !== 'object' || place === null) return null;
  const { page, shape }: { page?: unknown; shape?: unknown } = place;
  if (typeof page !== 'string') return null;
  return { page, shape: typeof shape === 'string' ? shape : null };
}

const hasComment = ({ pages }: Scene, name: string): boolean =>
  pages.some(({ id, comments }) =>
    comments.some((comment) =>
      [createReplyDraftName(id, comment), createEditDraftName(id, comment)].includes(name),
    ),
  );
