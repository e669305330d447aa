import { type RefObject, useEffect } from 'react';
import type { EditorChannel } from './editor-channel.ts';
import type { EditorFrameProps } from './editor-frame-props.ts';

/** Sends persistent settings to the editor, again after each change and each reopening. */
export function usePersistentMessages(
  channel: RefObject<EditorChannel | null>,
  {
    actionUrl,
    frameName,
    wordGoal,
    comments,
    place,
    hidesTools = false,
    deviceKey = null,
    isOffline = false,
    fields,
  }: EditorFrameProps & { frameName: string },
): void {
  const min = wordGoal?.min ?? null;
  const max = wordGoal?.max ?? null;
  const template = wordGoal?.template ?? '';
  // Sends the word goal of the assignment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(
    () => channel.current?.setWordGoal({ min, max, template }),
    [channel, min, max, template, actionUrl, frameName],
  );
  // Sends the comments stored by the host.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => {
    if (comments !== undefined) channel.current?.showComments(comments);
  }, [channel, comments, actionUrl, frameName]);
  // Sends the key for the copy on this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => {
    if (deviceKey !== null) channel.current?.keepCopy(deviceKey);
  }, [channel, deviceKey, actionUrl, frameName]);
  const lateToken = isOffline ? fields.access_token : undefined;
  // Connects a document that was opened without a network.
  useEffect(() => {
    if (lateToken !== undefined) channel.current?.resetAccessToken(lateToken);
  }, [channel, lateToken]);
  // Shows a sheet or page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => {
    if (place !== undefined) channel.current?.showPlace(place);
  }, [channel, place, actionUrl, frameName]);
  // Shows or hides the toolbar, depending on the available space.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening has a new channel
  useEffect(() => channel.current?.showTools(!hidesTools), [channel, hidesTools, actionUrl, frameName]);
}
