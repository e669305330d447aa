import i18next from 'i18next';
import { LibraryBig } from 'lucide-react';
import type { DocumentEditor } from '../../editing/editing.ts';
import type { PageActions, Tool } from '../../toolkit/tool.ts';
import { findRangeToComment } from '../comments/comment-commands.ts';
import { updateReview } from '../review-state.ts';
import { BankPicker } from './BankPicker.tsx';
import { getHostCommentStore, sendsCommentsToHost } from './store.ts';

/** With these modifiers, B opens the bookmarks in two browsers, and types a character on some keyboards. */
export const bankKeys = 'Mod-Alt-y';

/** Opens the comment bank at the selected text. */
export function openBankPicker(editor: DocumentEditor, page: PageActions): void {
  const { view } = editor;
  const range = findRangeToComment(view.state);
  if (range === null) {
    page.announce(i18next.t('review:noWords'));
    return;
  }
  view.dispatch(updateReview(view.state.tr, { marked: range }));
  const close = (): void => {
    view.dispatch(updateReview(view.state.tr, { marked: null }));
    page.show(null);
  };
  page.show(<BankPicker onClose={close} />);
}

/** Whether the user has a comment bank, and new comments go to the host. */
const hasBank = (editor: DocumentEditor): boolean =>
  sendsCommentsToHost(editor) && getHostCommentStore(editor).get().canAdd;

export const bankTool: Tool = {
  id: 'comment-from-bank',
  group: 'review',
  name: 'review:tool.fromBank',
  icon: LibraryBig,
  keys: bankKeys,
  isForUser: hasBank,
  run: openBankPicker,
};
