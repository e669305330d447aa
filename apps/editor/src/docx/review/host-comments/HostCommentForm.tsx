import type { HostCommentAction } from '@redraft/wopi';
import { CommentForm } from '../panel/CommentForm.tsx';
import type { DraftStart } from '../panel/use-draft-start.ts';
import { useHostAction } from './use-host-action.ts';

interface Props {
  /** Of the draft. */
  name: string;
  /** Since when it is written; it is there only where something is. */
  start: DraftStart;
  label: string;
  send: string;
  initial?: string;
  /** What is asked of the host with these words. */
  createAction: (text: string) => HostCommentAction;
  onEnd: () => void;
}

/** Words to the host about one of its comments, which stay until it has taken them. */
export function HostCommentForm({ start: started, createAction, onEnd, ...field }: Props) {
  const requestAction = useHostAction();
  return (
    <CommentForm
      {...field}
      takesFocus={started === 'now'}
      sendsByEnter
      onSend={(text) => requestAction(createAction(text), onEnd)}
      onClose={onEnd}
    />
  );
}
