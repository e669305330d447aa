import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LongText } from './LongText.tsx';
import { useDraftStart } from './use-draft-start.ts';

/** A comment or reply as a card shows it. */
export interface CardComment {
  key: string;
  author: string;
  /** In ISO 8601; null if the file does not say. */
  date: string | null;
  text: string;
  /** Name of the draft of its new text. */
  editDraftName: string;
  canEdit: boolean;
}

interface Props {
  comment: CardComment;
  replies: readonly CardComment[];
  isResolved: boolean;
  /** What it is about. */
  quote: ReactNode;
  /** After author and date. */
  sign?: ReactNode;
  canWrite: boolean;
  /** Whether the format knows resolved comments. */
  canResolve?: boolean;
  replyDraftName: string;
  onReply: (text: string) => void;
  onEdit: (comment: CardComment, text: string) => void;
  /** Null for the comment with all its replies. */
  onRemove: (reply: CardComment | null) => void;
  onResolve: (isResolved: boolean) => void;
}

/** A comment with its replies and actions. */
export function ThreadCard(props: Props) {
  const { comment, replies, isResolved, quote, sign = null, canWrite, onEdit, onRemove } = props;
  const t = useTexts();
  return (
    <>
      <CardHead author={comment.author} date={comment.date}>
        {isResolved ? <span className="card-badge">{t('comments:resolved')}</span> : null}
        {sign}
      </CardHead>
      {quote}
      <CommentText {...{ comment, canWrite, onEdit }} onRemove={() => onRemove(null)} />
      {replies.length === 0 ? null : (
        <ol className="card-replies">
          {replies.map((reply) => (
            <li key={reply.key}>
              <CardHead author={reply.author} date={reply.date} />
              <CommentText {...{ comment: reply, canWrite, onEdit }} onRemove={() => onRemove(reply)} />
            </li>
          ))}
        </ol>
      )}
      {canWrite ? <ThreadActions {...props} /> : null}
    </>
  );
}

/** The form for a reply, or the buttons in its place. */
function ThreadActions({ isResolved, canResolve = true, replyDraftName, onReply, onResolve }: Props) {
  const t = useTexts();
  const [replyStart, begin, end] = useDraftStart(replyDraftName);
  if (replyStart !== null)
    return (
      <CommentForm
        name={replyDraftName}
        takesFocus={replyStart === 'now'}
        label={t('comments:reply')}
        sendLabel={t('comments:reply')}
        onSend={(text) => {
          onReply(text);
          end();
          return true;
        }}
        onClose={end}
      />
    );
  return (
    <div className="card-actions">
      {isResolved ? null : (
        <button type="button" className="quiet-action" onClick={begin}>
          {t('comments:reply')}
        </button>
      )}
      {canResolve ? (
        <button type="button" className="quiet-action" onClick={() => onResolve(!isResolved)}>
          {isResolved ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
          {t(isResolved ? 'comments:reopen' : 'comments:resolve')}
        </button>
      ) : null}
    </div>
  );
}

interface TextProps {
  comment: CardComment;
  canWrite: boolean;
  onEdit: (comment: CardComment, text: string) => void;
  onRemove: () => void;
}

/** One comment or reply, with the actions of its author. */
function CommentText({ comment, canWrite, onEdit, onRemove }: TextProps) {
  const t = useTexts();
  const [editStart, begin, end] = useDraftStart(comment.editDraftName);
  if (canWrite && editStart !== null)
    return (
      <CommentForm
        name={comment.editDraftName}
        takesFocus={editStart === 'now'}
        label={t('comments:comment')}
        sendLabel={t('comments:save')}
        initial={comment.text}
        onSend={(text) => {
          onEdit(comment, text);
          end();
          return true;
        }}
        onClose={end}
      />
    );
  return (
    <>
      <LongText text={comment.text} />
      {canWrite ? (
        <div className="card-own">
          {comment.canEdit ? (
            <button type="button" className="link-action" onClick={begin}>
              {t('comments:edit')}
            </button>
          ) : null}
          <button type="button" className="link-action" onClick={onRemove}>
            {t('comments:remove')}
          </button>
        </div>
      ) : null}
    </>
  );
}
