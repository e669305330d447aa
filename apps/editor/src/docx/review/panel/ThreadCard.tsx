import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { addReply, editComment, setDone } from '../comments/comment-commands.ts';
import { editName, replyName } from '../comments/comment-drafts.ts';
import { type Thread, textOf } from '../comments/threads.ts';
import { useHostComments } from '../host-comments/store.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LongText } from './LongText.tsx';
import { SourceSign } from './SourceSign.tsx';
import { useDraftStart } from './use-draft-start.ts';

interface Props {
  thread: Thread;
  /** The text that it is about. */
  words: ReactNode;
  canWrite: boolean;
  onRemove: (reply: Comment | null) => void;
}

/** A comment with its replies and actions. */
export function ThreadCard({ thread, words, canWrite, onRemove }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const { root, replies } = thread;
  const [reply, begin, end] = useDraftStart(replyName(root));
  const isDone = root.done === true;
  const isAmongHosted = useHostComments().comments.length > 0;
  return (
    <>
      <CardHead author={root.author} date={root.date ?? null}>
        {isDone ? <span className="card-badge">{t('review:resolved')}</span> : null}
        {isAmongHosted ? <SourceSign source="file" /> : null}
      </CardHead>
      {words}
      <CommentText comment={root} canWrite={canWrite} onRemove={() => onRemove(null)} />
      {replies.length === 0 ? null : (
        <ol className="card-replies">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CardHead author={reply.author} date={reply.date ?? null} />
              <CommentText comment={reply} canWrite={canWrite} onRemove={() => onRemove(reply)} />
            </li>
          ))}
        </ol>
      )}
      {canWrite && reply !== null ? (
        <CommentForm
          name={replyName(root)}
          takesFocus={reply === 'now'}
          label={t('review:reply')}
          send={t('review:reply')}
          onSend={(text) => {
            addReply(editing, thread, text);
            end();
            return true;
          }}
          onClose={end}
        />
      ) : null}
      {canWrite && reply === null ? (
        <div className="card-actions">
          {isDone ? null : (
            <button type="button" className="quiet-action" onClick={begin}>
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
  const editing = useEditing();
  const [edit, begin, end] = useDraftStart(editName(comment));
  const text = textOf(comment);
  if (canWrite && edit !== null) {
    return (
      <CommentForm
        name={editName(comment)}
        takesFocus={edit === 'now'}
        label={t('review:comment')}
        send={t('review:save')}
        initial={text}
        onSend={(written) => {
          editComment(editing, comment.id, written);
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
          {comment.author === editing.author ? (
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
