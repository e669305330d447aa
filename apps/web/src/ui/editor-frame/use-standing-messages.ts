import { type RefObject, useEffect } from 'react';
import type { EditorChannel } from './editor-channel.ts';
import type { EditorFrameProps } from './editor-frame-props.ts';

/** Sends persistent settings to the editor, again after each change and each reopening. */
export function useStandingMessages(
  channel: RefObject<EditorChannel | null>,
  { actionUrl, frameName, wordGoal, comments, hidesTools = false }: EditorFrameProps & { frameName: string },
): void {
  const min = wordGoal?.min ?? null;
  const max = wordGoal?.max ?? null;
  const template = wordGoal?.template ?? '';
  // Synchronises the editor of this opening with the assignment's length goal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(
    () => channel.current?.setWordGoal({ min, max, template }),
    [channel, min, max, template, actionUrl, frameName],
  );
  // Synchronises the editor of this opening with the comments stored by the host.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => {
    if (comments !== undefined) channel.current?.showComments(comments);
  }, [channel, comments, actionUrl, frameName]);
  // Synchronises the toolbar of this opening with the available space on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => channel.current?.showTools(!hidesTools), [channel, hidesTools, actionUrl, frameName]);
}
