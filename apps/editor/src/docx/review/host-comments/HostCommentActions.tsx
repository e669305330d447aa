import type { HostComment, HostCommentSwitch } from '@redraft/wopi';
import { Check, CheckCheck, Heart, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useDraftStart } from '../../../ui/comments/use-draft-start.ts';
import { createHostDeclineDraftName, createHostReplyDraftName } from './draft-names.ts';
import { HostCommentForm } from './HostCommentForm.tsx';
import { useHostAction } from './use-host-action.ts';

/** Actions on a comment kept by the host: reply, mark as done, or rate it. */
export function HostCommentActions({ comment }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  const { id, can } = comment;
  const [replyStart, beginReply, endReply] = useDraftStart(createHostReplyDraftName(id));
  const [reasonStart, beginReason, endReason] = useDraftStart(createHostDeclineDraftName(id));
  return (
    <>
      {can.reply && replyStart !== null ? (
        <HostCommentForm
          name={createHostReplyDraftName(id)}
          draftStart={replyStart}
          label={t('comments:reply')}
          sendLabel={t('comments:reply')}
          createAction={(text) => ({ act: 'reply', id, text })}
          onEnd={endReply}
        />
      ) : null}
      {can.decline && comment.decline === null && reasonStart !== null ? (
        <HostCommentForm
          name={createHostDeclineDraftName(id)}
          draftStart={reasonStart}
          label={t('review:decline.why')}
          sendLabel={t('review:decline.send')}
          createAction={(text) => ({ act: 'decline', id, text })}
          onEnd={endReason}
        />
      ) : null}
      <div className="card-actions">
        {can.reply && replyStart === null ? (
          <HostCommentAction name={t('comments:reply')} onClick={beginReply} />
        ) : null}
        {can.done ? <DoneSwitch comment={comment} /> : null}
        {can.decline && comment.decline === null && reasonStart === null ? (
          <HostCommentAction name={t('review:decline.begin')} onClick={beginReason} />
        ) : null}
        {can.decline && comment.decline !== null ? (
          <HostCommentAction
            name={t('review:decline.takeBack')}
            onClick={() => void requestAction({ act: 'takeBack', id })}
          />
        ) : null}
        {can.judge ? <Ratings comment={comment} /> : null}
      </div>
    </>
  );
}

function DoneSwitch({ comment: { id, isDone } }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  return (
    <HostCommentAction
      name={t(isDone ? 'comments:reopen' : 'review:done')}
      icon={isDone ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
      onClick={() => void requestAction({ act: 'done', id, isOn: !isDone })}
    />
  );
}

/** For instructors: how the comment was dealt with. */
function Ratings({ comment }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  const { id, isConfirmed, isPraise, decline } = comment;
  const setSwitch = (action: HostCommentSwitch, isOn: boolean): void =>
    void requestAction({ act: action, id, isOn });
  return (
    <>
      <HostCommentAction
        name={t(isConfirmed ? 'review:judge.unconfirm' : 'review:judge.confirm')}
        icon={<CheckCheck size={14} aria-hidden />}
        onClick={() => setSwitch('confirm', !isConfirmed)}
      />
      {decline === null ? null : (
        <HostCommentAction
          name={t(decline.isAccepted ? 'review:judge.unaccept' : 'review:judge.accept')}
          onClick={() => setSwitch('accept', !decline.isAccepted)}
        />
      )}
      <HostCommentAction
        name={t(isPraise ? 'review:judge.unpraise' : 'review:judge.praise')}
        icon={<Heart size={14} aria-hidden />}
        onClick={() => setSwitch('praise', !isPraise)}
      />
    </>
  );
}

function HostCommentAction({ name, icon, onClick }: { name: string; icon?: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="quiet-action" onClick={onClick}>
      {icon}
      {name}
    </button>
  );
}
