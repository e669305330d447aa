import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import type { HostComment, HostReply } from '@redraft/wopi';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import type { Change } from '../../tracking/list-changes.ts';
import type { Verdict } from '../../tracking/resolution-outcome.ts';
import { decide } from '../change-commands.ts';
import { removeReply, removeThread, restoreThread } from '../comments/comment-commands.ts';
import type { Thread } from '../comments/threads.ts';
import { useHostAction } from '../host-comments/use-host-action.ts';
import { changeNow, type Item } from './review-list.ts';

export interface CardActions {
  decide: (change: Change, verdict: Verdict, index: number) => void;
  remove: (thread: Thread, reply: Comment | null, index: number) => void;
  removeHosted: (comment: HostComment, reply: HostReply | null, index: number) => void;
  /** Restores the card removed last; null if there is none. */
  undo: (() => void) | null;
}

/** Actions that remove a card; the focus moves to the card that takes its place. */
export function useCardActions(list: RefObject<HTMLElement | null>, items: readonly Item[]): CardActions {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActions();
  const requestAction = useHostAction();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const leave = useFocusAfter(list, items);
  return {
    decide: (change, verdict, index) => {
      const now = changeNow(editing, change);
      if (now === null) return;
      leave(index);
      decide(editing, now, verdict);
      page.announce(t(verdict === 'accept' ? 'review:accepted' : 'review:rejected'));
    },
    remove: (thread, reply, index) => {
      leave(index);
      const bringBack = reply === null ? () => restoreThread(editing) : removeReply(editing, reply.id);
      if (reply === null) removeThread(editing, thread);
      setUndo(() => bringBack);
      page.announce(t('review:removed'));
    },
    removeHosted: async ({ id }, reply, index) => {
      leave(index);
      const isGone = await requestAction(
        reply === null ? { act: 'remove', id } : { act: 'removeReply', id: reply.id },
      );
      if (!isGone) return;
      setUndo(
        () => () =>
          void requestAction(reply === null ? { act: 'restore', id } : { act: 'restoreReply', id: reply.id }),
      );
      page.announce(t('review:removed'));
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

/** Remembers which card is about to be removed. */
function useFocusAfter(list: RefObject<HTMLElement | null>, items: readonly Item[]): (index: number) => void {
  const left = useRef<number | null>(null);
  // Synchronises with the focus, which is lost when its card is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are what makes cards come and go.
  useEffect(() => {
    if (left.current === null) return;
    const stops = list.current?.querySelectorAll<HTMLElement>('.card-go');
    const next = stops?.[Math.min(left.current, stops.length - 1)] ?? list.current;
    left.current = null;
    next?.focus();
  }, [list, items]);
  return (index) => {
    left.current = index;
  };
}
