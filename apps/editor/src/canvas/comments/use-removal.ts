import { type RefObject, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useFocusAfterRemoval } from '../../ui/comments/use-focus-after-removal.ts';
import type { SceneComment, ScenePage } from '../scene/scene.ts';
import { useEditorContext } from '../state/editor-context.tsx';
import { removeComment, restoreComments } from './comment-edits.ts';

/** Deleting comments of a page, and restoring those deleted last. */
export function useRemoval(list: RefObject<HTMLElement | null>, page: ScenePage) {
  const t = useTexts();
  const { canvas, announce } = useEditorContext();
  const [removed, setRemoved] = useState<readonly SceneComment[]>([]);
  const rememberCard = useFocusAfterRemoval(list, page.comments);
  const isRestored = page.comments.some(({ id }) => removed[0]?.id === id);
  const restore = (): void => {
    canvas.change(restoreComments(canvas.getState().scene, page.id, removed));
    setRemoved([]);
  };
  return {
    remove: (id: string, index: number): void => {
      const result = removeComment(canvas.getState().scene, page.id, id);
      rememberCard(index);
      canvas.change(result.scene);
      setRemoved(result.removed);
      announce(t('comments:removed'));
    },
    undo: removed.length === 0 || isRestored ? null : restore,
  };
}
