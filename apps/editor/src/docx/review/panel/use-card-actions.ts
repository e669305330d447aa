import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import type { HostComment, HostReply } from '@redraft/wopi';
import { type RefObject, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useFocusAfterRemoval } from '../../../ui/comments/use-focus-after-removal.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import type { Change } from '../../tracking/list-changes.ts';
import type { Verdict } from '../../tracking/resolution-outcome.ts';
import { resolveChange } from '../change-commands.ts';
import { removeReply, removeThread, restoreThread } from '../comments/comment-commands.ts';
import type { Thread } from '../comments/threads.ts';
import { useHostAction } from '../host-comments/use-host-action.ts';
import { findCurrentChange, type ReviewItem } from './review-list.ts';

export interface CardActions {
  resolve: (change: Change, verdict: Verdict, index: number) => void;
  remove: (thread: Thread, reply: Comment | null, index: number) => void;
  removeHostComment: (comment: HostComment, reply: HostReply | null, index: number) => void;
  /** Restores the card removed last; null if there is none. */
  undo: (() => void) | null;
}

/** Actions that remove a card; the focus moves to the card that takes its place. */
export function useCardActions(
  list: RefObject<HTMLElement | null>,
  items: readonly ReviewItem[],
): CardActions {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  const requestAction = useHostAction();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const rememberCard = useFocusAfterRemoval(list, items);
  return {
    resolve: (change, verdict, index) => {
      const currentChange = findCurrentChange(editor, change);
      if (currentChange === null) return;
      rememberCard(index);
      resolveChange(editor, currentChange, verdict);
      page.announce(t(verdict === 'accept' ? 'review:accepted' : 'review:rejected'));
    },
    remove: (thread, reply, index) => {
      rememberCard(index);
      const restore = reply === null ? () => restoreThread(editor) : removeReply(editor, reply.id);
      if (reply === null) removeThread(editor, thread);
      setUndo(() => restore);
      page.announce(t('comments:removed'));
    },
    removeHostComment: async ({ id }, reply, index) => {
      rememberCard(index);
      const isRemoved = await requestAction(
        reply === null ? { act: 'remove', id } : { act: 'removeReply', id: reply.id },
      );
      if (!isRemoved) return;
      setUndo(
        () => () =>
          void requestAction(reply === null ? { act: 'restore', id } : { act: 'restoreReply', id: reply.id }),
      );
      page.announce(t('comments:removed'));
    },
    undo:
      undo === null
        ? null
        : () => {
            undo();
            setUndo(null);
          },
  };
}
