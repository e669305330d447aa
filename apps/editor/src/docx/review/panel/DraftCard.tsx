import { TextSelection } from 'prosemirror-state';
import { useTexts } from '../../../i18n.ts';
import { showToast } from '../../../ui/toast.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { focusText } from '../../editing/focus-text.ts';
import { addComment, wordsToComment } from '../comments/comment-commands.ts';
import { dropDraft, leaveDraft, rangeOfDraft } from '../comments/comment-drafts.ts';
import { addHostComment } from '../host-comments/add-host-comment.ts';
import { isForHost, useHostComments } from '../host-comments/store.ts';
import { type CommentDraft, reviewOf } from '../review-state.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';

/** A draft of a comment, active or from earlier. If its text was deleted, it can be attached to another range. */
export function DraftCard({ draft, isWriting }: { draft: CommentDraft; isWriting: boolean }) {
  const t = useTexts();
  const editing = useEditing();
  const host = useHostComments();
  const { name } = draft;
  const range = rangeOfDraft([draft], name);
  const close = (): void => {
    dropDraft(editing, name);
    focusText(editing.view);
  };
  const post = async (text: string): Promise<boolean> => {
    const { state } = editing.view;
    // The range may have moved since the card was rendered.
    const words = rangeOfDraft(reviewOf(state).drafts, name) ?? wordsToComment(state);
    if (words === null) {
      showToast({ text: t('review:noWords') });
      return false;
    }
    if (isForHost(editing)) {
      const problem = await addHostComment(editing, words, text);
      if (problem !== null) {
        showToast({ text: problem || t('review:notSent') });
        return false;
      }
    } else addComment(editing, words, text);
    close();
    // Typing continues after the range instead of replacing it.
    const { doc, tr } = editing.view.state;
    editing.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(words.to), -1)));
    return true;
  };
  return (
    <li>
      <article className="card" aria-label={t('review:newComment')} aria-current={isWriting}>
        <CardHead author={editing.author} date={null}>
          <span className="card-badge">{t('review:draft')}</span>
        </CardHead>
        {range === null ? (
          <p className="card-words">{t('review:noPlace')}</p>
        ) : (
          <blockquote className="card-words" dir="auto">
            {editing.view.state.doc.textBetween(range.from, range.to, '\n', ' ')}
          </blockquote>
        )}
        <CommentForm
          name={name}
          label={t('review:newComment')}
          send={t('review:send')}
          takesFocus={isWriting}
          bank={isForHost(editing) ? host.bank : []}
          sendsByEnter={isForHost(editing)}
          onSend={post}
          onClose={close}
          // So that it can be opened again.
          onLeave={() => leaveDraft(editing, name)}
        />
      </article>
    </li>
  );
}
