import type { HostComment, HostReply } from '@redraft/wopi';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { CardHead } from '../../../ui/comments/CardHead.tsx';
import { LongText } from '../../../ui/comments/LongText.tsx';
import { useDraftStart } from '../../../ui/comments/use-draft-start.ts';
import { SourceIcon } from '../panel/SourceSign.tsx';
import { createHostEditDraftName } from './draft-names.ts';
import { HostCommentActions } from './HostCommentActions.tsx';
import { HostCommentForm } from './HostCommentForm.tsx';

interface Props {
  comment: HostComment;
  /** The text that it is about. */
  quote: ReactNode;
  onRemove: (reply: HostReply | null) => void;
}

/** A comment kept by the host, with its replies and actions. */
export function HostCommentCard({ comment, quote, onRemove }: Props) {
  const t = useTexts();
  const [editStart, beginEdit, endEdit] = useDraftStart(createHostEditDraftName(comment.id));
  const { id, can, isDone } = comment;
  return (
    <>
      <CardHead author={comment.author} date={comment.date}>
        {isDone ? <span className="card-badge">{t('comments:resolved')}</span> : null}
        <SourceIcon source={comment.role} />
      </CardHead>
      {quote}
      {can.edit && editStart !== null ? (
        <HostCommentForm
          name={createHostEditDraftName(id)}
          draftStart={editStart}
          label={t('comments:comment')}
          sendLabel={t('comments:save')}
          initial={comment.text}
          createAction={(text) => ({ act: 'edit', id, text })}
          onEnd={endEdit}
        />
      ) : (
        <>
          <LongText text={comment.text} />
          <EditActions
            onEdit={can.edit ? beginEdit : null}
            onRemove={can.remove ? () => onRemove(null) : null}
          />
        </>
      )}
      {comment.note === '' ? null : <p className="card-note">{comment.note}</p>}
      {comment.replies.length === 0 ? null : (
        <ol className="card-replies">
          {comment.replies.map((one) => (
            <li key={one.id}>
              <CardHead author={one.author} date={one.date} />
              <LongText text={one.text} />
              <EditActions onEdit={null} onRemove={one.canRemove ? () => onRemove(one) : null} />
            </li>
          ))}
        </ol>
      )}
      <HostCommentActions comment={comment} />
    </>
  );
}

function EditActions({ onEdit, onRemove }: { onEdit: (() => void) | null; onRemove: (() => void) | null }) {
  const t = useTexts();
  if (onEdit === null && onRemove === null) return null;
  return (
    <div className="card-own">
      {onEdit === null ? null : (
        <button type="button" className="link-action" onClick={onEdit}>
          {t('comments:edit')}
        </button>
      )}
      {onRemove === null ? null : (
        <button type="button" className="link-action" onClick={onRemove}>
          {t('comments:remove')}
        </button>
      )}
    </div>
  );
}
