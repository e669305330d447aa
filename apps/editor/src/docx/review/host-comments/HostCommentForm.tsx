import type { HostCommentAction } from '@redraft/wopi';
import { CommentForm } from '../panel/CommentForm.tsx';
import type { Begun } from '../panel/use-begun.ts';
import { useAskHost } from './use-ask-host.ts';

interface Props {
  /** Of the draft. */
  name: string;
  /** Since when it is written; it is there only where something is. */
  begun: Begun;
  label: string;
  send: string;
  initial?: string;
  /** What is asked of the host with these words. */
  actOf: (text: string) => HostCommentAction;
  onEnd: () => void;
}

/** Words to the host about one of its comments, which stay until it has taken them. */
export function HostCommentForm({ begun, actOf, onEnd, ...field }: Props) {
  const ask = useAskHost();
  return (
    <CommentForm
      {...field}
      takesFocus={begun === 'now'}
      sendsByEnter
      onSend={(text) => ask(actOf(text), onEnd)}
      onClose={onEnd}
    />
  );
}
