import type { HostComment, HostCommentSwitch } from '@redraft/wopi';
import { Check, CheckCheck, Heart, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useDraftStart } from '../panel/use-draft-start.ts';
import { hostDeclineName, hostReplyName } from './draft-names.ts';
import { HostCommentForm } from './HostCommentForm.tsx';
import { useHostAction } from './use-host-action.ts';

/** Actions on a comment kept by the host: reply, mark as done, or rate it. */
export function HostCommentActions({ comment }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  const { id, can } = comment;
  const [reply, beginReply, endReply] = useDraftStart(hostReplyName(id));
  const [reason, beginReason, endReason] = useDraftStart(hostDeclineName(id));
  return (
    <>
      {can.reply && reply !== null ? (
        <HostCommentForm
          name={hostReplyName(id)}
          start={reply}
          label={t('review:reply')}
          send={t('review:reply')}
          createAction={(text) => ({ act: 'reply', id, text })}
          onEnd={endReply}
        />
      ) : null}
      {can.decline && comment.decline === null && reason !== null ? (
        <HostCommentForm
          name={hostDeclineName(id)}
          start={reason}
          label={t('review:decline.why')}
          send={t('review:decline.send')}
          createAction={(text) => ({ act: 'decline', id, text })}
          onEnd={endReason}
        />
      ) : null}
      <div className="card-actions">
        {can.reply && reply === null ? (
          <HostCommentAction name={t('review:reply')} onClick={beginReply} />
        ) : null}
        {can.done ? <DoneSwitch comment={comment} /> : null}
        {can.decline && comment.decline === null && reason === null ? (
          <HostCommentAction name={t('review:decline.begin')} onClick={beginReason} />
        ) : null}
        {can.decline && comment.decline !== null ? (
          <HostCommentAction
            name={t('review:decline.takeBack')}
            onClick={() => void requestAction({ act: 'takeBack', id })}
          />
        ) : null}
        {can.judge ? <Judgements comment={comment} /> : null}
      </div>
    </>
  );
}

function DoneSwitch({ comment: { id, isDone } }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  return (
    <HostCommentAction
      name={t(isDone ? 'review:reopen' : 'review:done')}
      icon={isDone ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
      onClick={() => void requestAction({ act: 'done', id, isOn: !isDone })}
    />
  );
}

/** For instructors: how the comment was dealt with. */
function Judgements({ comment }: { comment: HostComment }) {
  const t = useTexts();
  const requestAction = useHostAction();
  const { id, isConfirmed, isPraise, decline } = comment;
  const turn = (action: HostCommentSwitch, isOn: boolean): void =>
    void requestAction({ act: action, id, isOn });
  return (
    <>
      <HostCommentAction
        name={t(isConfirmed ? 'review:judge.unconfirm' : 'review:judge.confirm')}
        icon={<CheckCheck size={14} aria-hidden />}
        onClick={() => turn('confirm', !isConfirmed)}
      />
      {decline === null ? null : (
        <HostCommentAction
          name={t(decline.isAccepted ? 'review:judge.unaccept' : 'review:judge.accept')}
          onClick={() => turn('accept', !decline.isAccepted)}
        />
      )}
      <HostCommentAction
        name={t(isPraise ? 'review:judge.unpraise' : 'review:judge.praise')}
        icon={<Heart size={14} aria-hidden />}
        onClick={() => turn('praise', !isPraise)}
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
