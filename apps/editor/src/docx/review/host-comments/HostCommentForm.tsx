import type { HostCommentAction } from '@redraft/wopi';
import { CommentForm } from '../../../ui/comments/CommentForm.tsx';
import type { DraftStart } from '../../../ui/comments/use-draft-start.ts';
import { useHostAction } from './use-host-action.ts';

interface Props {
  /** Name of the draft. */
  name: string;
  /** When the draft was started. */
  draftStart: DraftStart;
  label: string;
  sendLabel: string;
  initial?: string;
  /** Builds the host request for the text. */
  createAction: (text: string) => HostCommentAction;
  onEnd: () => void;
}

/** A form for a reply to or an edit of a host comment; the draft stays until the host has accepted it. */
export function HostCommentForm({ draftStart, createAction, onEnd, ...field }: Props) {
  const requestAction = useHostAction();
  return (
    <CommentForm
      {...field}
      takesFocus={draftStart === 'now'}
      sendsByEnter
      onSend={(text) => requestAction(createAction(text), onEnd)}
      onClose={onEnd}
    />
  );
}
