import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { addReply, editComment, setDone } from '../comments/comment-commands.ts';
import { createEditDraftName, createReplyDraftName } from '../comments/comment-drafts.ts';
import { getCommentText, type Thread } from '../comments/threads.ts';
import { useHostComments } from '../host-comments/store.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LongText } from './LongText.tsx';
import { SourceIcon } from './SourceSign.tsx';
import { useDraftStart } from './use-draft-start.ts';

interface Props {
  thread: Thread;
  /** The text that it is about. */
  quote: ReactNode;
  canWrite: boolean;
  onRemove: (reply: Comment | null) => void;
}

/** A comment with its replies and actions. */
export function ThreadCard({ thread, quote, canWrite, onRemove }: Props) {
  const t = useTexts();
  const editor = useEditor();
  const { root, replies } = thread;
  const [replyStart, begin, end] = useDraftStart(createReplyDraftName(root));
  const isDone = root.done === true;
  const showsSource = useHostComments().comments.length > 0;
  return (
    <>
      <CardHead author={root.author} date={root.date ?? null}>
        {isDone ? <span className="card-badge">{t('review:resolved')}</span> : null}
        {showsSource ? <SourceIcon source="file" /> : null}
      </CardHead>
      {quote}
      <CommentText comment={root} canWrite={canWrite} onRemove={() => onRemove(null)} />
      {replies.length === 0 ? null : (
        <ol className="card-replies">
          {replies.map((replyStart) => (
            <li key={replyStart.id}>
              <CardHead author={replyStart.author} date={replyStart.date ?? null} />
              <CommentText comment={replyStart} canWrite={canWrite} onRemove={() => onRemove(replyStart)} />
            </li>
          ))}
        </ol>
      )}
      {canWrite && replyStart !== null ? (
        <CommentForm
          name={createReplyDraftName(root)}
          takesFocus={replyStart === 'now'}
          label={t('review:reply')}
          sendLabel={t('review:reply')}
          onSend={(text) => {
            addReply(editor, thread, text);
            end();
            return true;
          }}
          onClose={end}
        />
      ) : null}
      {canWrite && replyStart === null ? (
        <div className="card-actions">
          {isDone ? null : (
            <button type="button" className="quiet-action" onClick={begin}>
              {t('review:reply')}
            </button>
          )}
          <button type="button" className="quiet-action" onClick={() => setDone(editor, thread, !isDone)}>
            {isDone ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            {t(isDone ? 'review:reopen' : 'review:resolve')}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** One comment or reply, with the actions of its author. */
function CommentText({
  comment,
  canWrite,
  onRemove,
}: {
  comment: Comment;
  canWrite: boolean;
  onRemove: () => void;
}) {
  const t = useTexts();
  const editor = useEditor();
  const [editStart, begin, end] = useDraftStart(createEditDraftName(comment));
  const text = getCommentText(comment);
  if (canWrite && editStart !== null) {
    return (
      <CommentForm
        name={createEditDraftName(comment)}
        takesFocus={editStart === 'now'}
        label={t('review:comment')}
        sendLabel={t('review:save')}
        initial={text}
        onSend={(newText) => {
          editComment(editor, comment.id, newText);
          end();
          return true;
        }}
        onClose={end}
      />
    );
  }
  return (
    <>
      <LongText text={text} />
      {canWrite ? (
        <div className="card-own">
          {comment.author === editor.author ? (
            <button type="button" className="link-action" onClick={begin}>
              {t('review:edit')}
            </button>
          ) : null}
          <button type="button" className="link-action" onClick={onRemove}>
            {t('review:remove')}
          </button>
        </div>
      ) : null}
    </>
  );
}
