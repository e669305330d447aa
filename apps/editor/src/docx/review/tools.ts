import i18next from 'i18next';
import {
  ArrowDown,
  ArrowUp,
  Check,
  CheckCheck,
  MessageSquarePlus,
  MessageSquareText,
  Undo2,
  X,
} from 'lucide-react';
import { commentKeys } from '../../ui/comments/comment-keys.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { PageActions, Tool } from '../toolkit/tool.ts';
import type { Verdict } from '../tracking/resolution-outcome.ts';
import {
  canResolveChanges,
  hasChanges,
  resolveAllChanges,
  resolveAtSelection,
  selectAdjacentChange,
} from './change-commands.ts';
import { startComment } from './comments/start-comment.ts';
import { bankTool } from './host-comments/bank-tool.tsx';
import { canComment } from './host-comments/store.ts';
import { suggestTool } from './modes.ts';

export const commentTool: Tool = {
  id: 'comment',
  group: 'review',
  name: 'review:tool.comment',
  icon: MessageSquarePlus,
  keys: commentKeys,
  isEnabled: canComment,
  run: startComment,
};

export const commentsPanelTool: Tool = {
  id: 'comments-panel',
  // In the plain view they are always visible.
  needsPages: true,
  group: 'review',
  name: 'review:tool.panel',
  icon: MessageSquareText,
  keys: 'Mod-Alt-Shift-m',
  isActive: (_editor, page) => page.panel() === 'comments',
  run: (_editor, page) => (page.panel() === 'comments' ? page.closePanel() : page.openPanel('comments')),
};

/** Menu entries and shortcuts for comments and suggestions. */
export const reviewTools: readonly Tool[] = [
  suggestTool,
  commentTool,
  bankTool,
  commentsPanelTool,
  createAdjacentChangeTool('next-change', 'review:tool.next', ArrowDown, 'Mod-Alt-n', 1),
  createAdjacentChangeTool('previous-change', 'review:tool.previous', ArrowUp, 'Mod-Alt-p', -1),
  {
    id: 'accept-change',
    group: 'review',
    name: 'review:tool.accept',
    icon: Check,
    keys: 'Mod-Alt-Enter',
    isEnabled: canResolveChanges,
    run: (editor, page) => resolveAndAnnounce(editor, page, 'accept'),
  },
  {
    id: 'reject-change',
    group: 'review',
    name: 'review:tool.reject',
    icon: X,
    keys: 'Mod-Alt-Shift-Enter',
    isEnabled: canResolveChanges,
    run: (editor, page) => resolveAndAnnounce(editor, page, 'reject'),
  },
  {
    id: 'accept-all',
    group: 'review',
    name: 'review:tool.acceptAll',
    icon: CheckCheck,
    isEnabled: canResolveChanges,
    run: (editor, page) => {
      resolveAllChanges(editor, 'accept');
      page.announce(i18next.t('review:allAccepted'));
    },
  },
  {
    id: 'reject-all',
    group: 'review',
    name: 'review:tool.rejectAll',
    icon: Undo2,
    isEnabled: canResolveChanges,
    run: (editor, page) => {
      resolveAllChanges(editor, 'reject');
      page.announce(i18next.t('review:allRejected'));
    },
  },
];

function createAdjacentChangeTool(
  id: string,
  name: string,
  icon: Tool['icon'],
  keys: string,
  direction: -1 | 1,
): Tool {
  return {
    id,
    group: 'review',
    name,
    icon,
    keys,
    isEnabled: hasChanges,
    run: (editor, page) => {
      const change = selectAdjacentChange(editor, direction);
      if (change === null) page.announce(i18next.t('review:noChanges'));
      else {
        const what = i18next.t(`review:change.${change.kind}`, { author: change.author });
        page.announce(
          i18next.t('review:atChange', { what, text: change.text.trim() || i18next.t('review:paragraph') }),
        );
      }
    },
  };
}

function resolveAndAnnounce(editor: DocumentEditor, page: PageActions, verdict: Verdict): void {
  const isDone = resolveAtSelection(editor, verdict);
  const done = verdict === 'accept' ? 'review:accepted' : 'review:rejected';
  page.announce(i18next.t(isDone ? done : 'review:noChange'));
}
