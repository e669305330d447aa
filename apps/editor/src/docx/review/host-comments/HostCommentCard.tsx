import type { HostComment, HostReply } from '@redraft/wopi';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { CardHead } from '../panel/CardHead.tsx';
import { LongText } from '../panel/LongText.tsx';
import { SourceIcon } from '../panel/SourceSign.tsx';
import { useDraftStart } from '../panel/use-draft-start.ts';
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
        {isDone ? <span className="card-badge">{t('review:resolved')}</span> : null}
        <SourceIcon source={comment.role} />
      </CardHead>
      {quote}
      {can.edit && editStart !== null ? (
        <HostCommentForm
          name={createHostEditDraftName(id)}
          draftStart={editStart}
          label={t('review:comment')}
          sendLabel={t('review:save')}
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
          {t('review:edit')}
        </button>
      )}
      {onRemove === null ? null : (
        <button type="button" className="link-action" onClick={onRemove}>
          {t('review:remove')}
        </button>
      )}
    </div>
  );
}
