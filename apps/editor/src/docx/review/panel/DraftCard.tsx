import { TextSelection } from 'prosemirror-state';
import { useTexts } from '../../../i18n.ts';
import { CommentForm } from '../../../ui/comments/CommentForm.tsx';
import { DraftFrame } from '../../../ui/comments/DraftFrame.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { focusText } from '../../editing/focus-text.ts';
import { addComment, findRangeToComment } from '../comments/comment-commands.ts';
import { blurDraft, discardDraft, getDraftRange } from '../comments/comment-drafts.ts';
import { addHostComment } from '../host-comments/add-host-comment.ts';
import { sendsCommentsToHost, useHostComments } from '../host-comments/store.ts';
import { type CommentDraft, getReviewState } from '../review-state.ts';

/** A draft of a comment, active or from earlier. If its text was deleted, it can be attached to another range. */
export function DraftCard({ draft, isFocused }: { draft: CommentDraft; isFocused: boolean }) {
  const t = useTexts();
  const editor = useEditor();
  const host = useHostComments();
  const { name } = draft;
  const range = getDraftRange([draft], name);
  const close = (): void => {
    discardDraft(editor, name);
    focusText(editor.view);
  };
  const post = async (text: string): Promise<boolean> => {
    const { state } = editor.view;
    // The range may have moved since the card was rendered.
    const commentRange = getDraftRange(getReviewState(state).drafts, name) ?? findRangeToComment(state);
    if (commentRange === null) {
      showToast({ text: t('review:noWords') });
      return false;
    }
    if (sendsCommentsToHost(editor)) {
      const problem = await addHostComment(editor, commentRange, text);
      if (problem !== null) {
        showToast({ text: problem || t('review:notSent') });
        return false;
      }
    } else addComment(editor, commentRange, text);
    close();
    // Typing continues after the range instead of replacing it.
    const { doc, tr } = editor.view.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(commentRange.to), -1)));
    return true;
  };
  return (
    <DraftFrame author={editor.author} isFocused={isFocused}>
      {range === null ? (
        <p className="card-words">{t('review:noPlace')}</p>
      ) : (
        <blockquote className="card-words" dir="auto">
          {editor.view.state.doc.textBetween(range.from, range.to, '\n', ' ')}
        </blockquote>
      )}
      <CommentForm
        name={name}
        label={t('comments:newComment')}
        sendLabel={t('comments:send')}
        takesFocus={isFocused}
        bank={sendsCommentsToHost(editor) ? host.bank : []}
        sendsByEnter={sendsCommentsToHost(editor)}
        onSend={post}
        onClose={close}
        // So that it can be opened again.
        onLeave={() => blurDraft(editor, name)}
      />
    </DraftFrame>
  );
}
