import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { addReply, editComment, setDone } from '../comments/comment-acts.ts';
import { type Thread, textOf } from '../comments/threads.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LongText } from './LongText.tsx';

interface Props {
  thread: Thread;
  /** What it is about. */
  words: ReactNode;
  canWrite: boolean;
  onRemove: (reply: Comment | null) => void;
}

/** A comment, what was said to it, and what can be done with it. */
export function ThreadCard({ thread, words, canWrite, onRemove }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const [isReplying, setIsReplying] = useState(false);
  const { root, replies } = thread;
  const isDone = root.done === true;
  return (
    <>
      <CardHead author={root.author} date={root.date ?? null}>
        {isDone ? <span className="card-badge">{t('review:resolved')}</span> : null}
      </CardHead>
      {words}
      <Said comment={root} canWrite={canWrite} onRemove={() => onRemove(null)} />
      {replies.length === 0 ? null : (
        <ol className="card-replies">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CardHead author={reply.author} date={reply.date ?? null} />
              <Said comment={reply} canWrite={canWrite} onRemove={() => onRemove(reply)} />
            </li>
          ))}
        </ol>
      )}
      {isReplying ? (
        <CommentForm
          id={`reply ${root.id}`}
          label={t('review:reply')}
          send={t('review:reply')}
          onSend={(text) => {
            addReply(editing, thread, text);
            setIsReplying(false);
          }}
          onCancel={() => setIsReplying(false)}
        />
      ) : null}
      {canWrite && !isReplying ? (
        <div className="card-actions">
          {isDone ? null : (
            <button type="button" className="quiet-action" onClick={() => setIsReplying(true)}>
              {t('review:reply')}
            </button>
          )}
          <button type="button" className="quiet-action" onClick={() => setDone(editing, thread, !isDone)}>
            {isDone ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            {t(isDone ? 'review:reopen' : 'review:resolve')}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** One person's words, and what that person can do with them. */
function Said({
  comment,
  canWrite,
  onRemove,
}: {
  comment: Comment;
  canWrite: boolean;
  onRemove: () => void;
}) {
  const t = useTexts();
  const editing = useEditing();
  const [isEditing, setIsEditing] = useState(false);
  const text = textOf(comment);
  if (isEditing) {
    return (
      <CommentForm
        id={`edit ${comment.id}`}
        label={t('review:comment')}
        send={t('review:save')}
        initial={text}
        onSend={(written) => {
          editComment(editing, comment.id, written);
          setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  }
  return (
    <>
      <LongText text={text} />
      {canWrite ? (
        <div className="card-own">
          {comment.author === editing.author ? (
            <button type="button" className="link-action" onClick={() => setIsEditing(true)}>
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
