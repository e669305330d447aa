import type { EditorEvent } from '@redraft/wopi';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { leaveFrame } from '../dialogs/leave-field.ts';
import type { EditorChannel, ToolbarButton } from './editor-channel.ts';
import { openEditorChannel } from './editor-channel.ts';
import type { EditorFrameProps } from './editor-frame-props.ts';
import { focusBeside } from './focus-beside.ts';
import { mayTakeFocus } from './focus-on-load.ts';
import { buildOfflineAddress, omitToken } from './open-frame.ts';
import type { SaveOutcome } from './saving/save-queue.ts';
import type { DocumentPace, SaveStatus } from './saving/save-schedule.ts';
import { watchServer } from './saving/server-watch.ts';
import { usePersistentMessages } from './use-persistent-messages.ts';
import { useResumedOpening } from './use-resumed-opening.ts';
import { useSessionRenewal } from './use-session-renewal.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

export type EditorPhase = 'opening' | 'open' | 'failed' | 'closed';

/** Delay between showing the empty frame and posting the form into it. */
const postAfterMs = 500;
/** An editor silent for this long after the POST is considered unavailable. */
const readyWithinMs = 30_000;

/** An editor in which someone types sends messages more often than this. */
const silentAfterMs = 3000;

const notOpenOutcome: SaveOutcome = { success: false, result: 'closed', errorMsg: '' };

/** One opening of a document: posts the form, exchanges messages with the frame and tracks its phase. */
export function useEditorSession(props: EditorFrameProps & { frameName: string }) {
  const { actionUrl, fields, mode } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const channel = useRef<EditorChannel | null>(null);
  const buttons = useRef(new Map<string, ToolbarButton>());
  const focusedBefore = useRef<Element | null>(null);
  const sessionRenewal = useSessionRenewal();
  const unsaved = useUnsavedChanges();
  const lastMessageAt = useRef(0);
  /** Whether the editor itself reports that its server does not respond. */
  const handlesAccess = useRef(false);
  const [phase, setPhase] = useState<EditorPhase>('opening');
  const [shownAt] = useState(() => props.shownAt ?? performance.now());

  const focus = () => {
    frameRef.current?.focus({ preventScroll: true });
    channel.current?.grabFocus();
  };
  const focusIfFree = () => {
    const frame = frameRef.current;
    if (props.takesFocus && frame !== null && mayTakeFocus(frame, focusedBefore.current)) focus();
  };
  const handleEvent = useEffectEvent((event: EditorEvent) => {
    lastMessageAt.current = now();
    unsaved.setServerBack(false);
    if (event.id === 'documentLoaded') {
      setPhase('open');
      props.onLoaded?.();
      focusIfFree();
    } else if (event.id === 'loadFailed') setPhase('failed');
    else if (event.id === 'modified') {
      unsaved.noteModified(event.modified);
      if (event.modified) sessionRenewal.noteTyping();
      props.onModified?.(event.modified);
    } else if (event.id === 'saved') props.onSaved?.(event);
    else if (event.id === 'clickedButton') props.onClickedButton?.(event.buttonId);
    else if (event.id === 'frameReady') {
      handlesAccess.current = event.followsAccess;
      props.onFollowsAccess?.(event.followsAccess);
    } else if (event.id === 'accessChanged') props.onAccessChanged?.();
    else if (event.id === 'fileVersions') props.onFileVersions?.();
    else if (isKeyEvent(event)) handleKey(event, frameRef.current, props.onEscape);
    else if (event.id === 'commentAct')
      void answerCommentAction(channel.current, event, props.onCommentAction);
    else if (event.id === 'close' || event.id === 'sessionClosed') {
      setPhase('closed');
      props.onClosed?.();
    }
  });
  useResumedOpening(fields.access_token, () => void channel.current?.save({ notify: true }));
  const isOpenAndSilent = useEffectEvent(
    () =>
      phase === 'open' &&
      !handlesAccess.current &&
      document.visibilityState === 'visible' &&
      now() - lastMessageAt.current > silentAfterMs,
  );
  const handleSaveStatus = useEffectEvent((status: SaveStatus | null) => {
    unsaved.noteSaveStatus(status);
    props.onSaveStatus?.(status);
  });

  const handleServerBack = useEffectEvent(() => unsaved.setServerBack(true));
  const forgetUnsaved = useEffectEvent(() => unsaved.reset());

  // Later fields, with the token, are those of another address.
  const [offlineAddress] = useState(() => findOfflineAddress(props));
  // Opens the channel to the frame, posts the form into it and closes the channel with this opening.
  useEffect(() => {
    setPhase('opening');
    forgetUnsaved();
    focusedBefore.current = document.activeElement;
    const openedChannel = openEditorChannel({
      origin: new URL(actionUrl, window.location.href).origin,
      isReadOnly: mode === 'view',
      frame: () => frameRef.current?.contentWindow ?? null,
      page: window,
      onEvent: handleEvent,
      onSaveStatus: handleSaveStatus,
    });
    channel.current = openedChannel;
    const endWatch = watchServer({
      address: actionUrl,
      isSilent: () => mode !== 'view' && isOpenAndSilent(),
      onAway: openedChannel.reportServerDown,
      onBack: handleServerBack,
    });
    for (const button of buttons.current.values()) openedChannel.insertButton(button);
    const post = () => postInto({ form: formRef.current, frame: frameRef.current, offlineAddress });
    const postTimer = window.setTimeout(post, Math.max(0, shownAt + postAfterMs - performance.now()));
    const failTimer = window.setTimeout(
      () => setPhase((currentPhase) => (currentPhase === 'opening' ? 'failed' : currentPhase)),
      readyWithinMs,
    );
    return () => {
      window.clearTimeout(postTimer);
      window.clearTimeout(failTimer);
      endWatch();
      openedChannel.close();
    };
  }, [actionUrl, mode, shownAt, offlineAddress]);

  usePersistentMessages(channel, props);

  const commands = {
    save: (options: Parameters<EditorChannel['save']>[0]) =>
      channel.current?.save(options) ?? Promise.resolve(notOpenOutcome),
    finalise: () => channel.current?.finalise(),
    autosave: (pace: DocumentPace) =>
      channel.current?.autosave({ pace, hasFocus: hasKeyboardFocus(frameRef.current) }),
    focus,
    prepareRestore: () => channel.current?.prepareRestore() ?? Promise.resolve(false),
    selection: () => channel.current?.selection() ?? Promise.resolve(null),
    insertButton: (button: ToolbarButton) => {
      buttons.current.set(button.id, button);
      channel.current?.insertButton(button);
    },
  };
  return { formRef, frameRef, phase, unsaved, commands };
}

type KeyEvent = Extract<EditorEvent, { id: 'escape' | 'key' | 'focusOutside' }>;

function isKeyEvent(event: EditorEvent): event is KeyEvent {
  return ['escape', 'key', 'focusOutside'].includes(event.id);
}

/** A letter key counts as pressed on the page, which may have a shortcut for it. */
function handleKey(
  event: KeyEvent,
  frame: HTMLIFrameElement | null,
  onEscape: (() => void) | undefined,
): void {
  if (event.id === 'escape') (onEscape ?? (() => leaveFrame(frame)))();
  else if (event.id === 'focusOutside') focusBeside(frame, event.isForward ? 1 : -1);
  else document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, cancelable: true }));
}

/** Whether the frame has the keyboard focus. */
function hasKeyboardFocus(frame: HTMLIFrameElement | null): boolean {
  return document.hasFocus() && document.activeElement === frame;
}

/** Posts the form into the frame; without a network, navigates the frame to the editor that this device keeps. */
function postInto(opening: {
  form: HTMLFormElement | null;
  frame: HTMLIFrameElement | null;
  offlineAddress: string | null;
}): void {
  const { form, frame, offlineAddress } = opening;
  if (form === null || frame === null) return;
  if (offlineAddress !== null) {
    frame.src = offlineAddress;
    return;
  }
  form.target = frame.name;
  form.submit();
}

function findOfflineAddress({
  actionUrl,
  fields,
  deviceKey = null,
  isOffline,
}: EditorFrameProps): string | null {
  return isOffline && deviceKey !== null
    ? buildOfflineAddress(actionUrl, omitToken(fields), deviceKey)
    : null;
}

async function answerCommentAction(
  channel: EditorChannel | null,
  { request, act: action }: Extract<EditorEvent, { id: 'commentAct' }>,
  onCommentAction: EditorFrameProps['onCommentAction'],
): Promise<void> {
  const problem = (await onCommentAction?.(action)) ?? null;
  channel?.answerCommentAction({ request, success: problem === null, message: problem ?? '' });
}
