import { type RefObject, useEffect } from 'react';
import type { EditorChannel } from './editor-channel.ts';
import type { EditorFrameProps } from './editor-frame-props.ts';

/** Tells the editor what stands for as long as a document is open, anew whenever that changes and in each opening. */
export function useStandingMessages(
  channel: RefObject<EditorChannel | null>,
  { actionUrl, frameName, wordGoal, comments, hidesTools = false }: EditorFrameProps & { frameName: string },
): void {
  const min = wordGoal?.min ?? null;
  const max = wordGoal?.max ?? null;
  const template = wordGoal?.template ?? '';
  // Synchronises the editor of this opening with what the task asks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(
    () => channel.current?.setWordGoal({ min, max, template }),
    [channel, min, max, template, actionUrl, frameName],
  );
  // Synchronises the editor of this opening with the comments that are kept here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => {
    if (comments !== undefined) channel.current?.showComments(comments);
  }, [channel, comments, actionUrl, frameName]);
  // Synchronises the tools of this opening with how much of the page is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => channel.current?.showTools(!hidesTools), [channel, hidesTools, actionUrl, frameName]);
}
