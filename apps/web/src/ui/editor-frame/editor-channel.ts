import type {
  DocumentPlace,
  EditorEvent,
  HostCommentAnswer,
  HostComments,
  SelectedWords,
  TaskGoal,
} from '@redraft/wopi';
import {
  formatDocumentPlace,
  formatEnvelope,
  formatHostCommentAnswer,
  formatHostComments,
  formatWordGoal,
  parseEditorMessage,
} from '@redraft/wopi';
import { now } from '../../lib/clock.ts';
import { createSaveQueue, type SaveQueue } from './saving/save-queue.ts';
import type { SaveStatus } from './saving/save-schedule.ts';

/**
 * The host's side of the postMessage protocol with an editor frame (docs/editor-protocol.md#messages). Accepts messages only from the frame's window
 * and the editor's origin, and sends only to that origin. Messages that an editor would drop before the document is loaded are queued until then.
 */

export interface ToolbarButton {
  id: string;
  label: string;
  hint?: string;
  imgurl: string;
  insertBefore?: string;
}

export interface EditorChannel
  extends Pick<SaveQueue, 'save' | 'finalise' | 'autosave' | 'reportServerDown'> {
  insertButton: (button: ToolbarButton) => void;
  /** Sent to the loaded document and again after each reload. */
  setWordGoal: (goal: TaskGoal) => void;
  /** Shows a sheet, cell or page, in editors that support this. */
  showPlace: (place: DocumentPlace) => void;
  /** Comments stored by the host, shown beside the commented text by editors that support this. */
  showComments: (comments: HostComments) => void;
  answerCommentAction: (answer: HostCommentAnswer) => void;
  /** Whether the editor shows its toolbar. */
  showTools: (isShown: boolean) => void;
  grabFocus: () => void;
  /** Lets an editor that supports this keep a copy on this device, encrypted with this key. */
  keepCopy: (key: string) => void;
  /** A document that was opened without a network continues with this token. */
  resetAccessToken: (token: string) => void;
  /** Resolves to whether the editor has flushed its changes, so that an earlier version can replace the document. */
  prepareRestore: () => Promise<boolean>;
  /** The current selection; null if the editor does not report it. */
  selection: () => Promise<SelectedWords | null>;
  close: () => void;
}

interface Options {
  origin: string;
  /** The document is read-only: third-party editors then show none of our buttons. */
  isReadOnly?: boolean;
  frame: () => Window | null;
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
  onEvent: (event: EditorEvent) => void;
  onSaveStatus?: (sign: SaveStatus | null) => void;
}

/** Flushing a large document over a slow connection may take this long. */
const answerWithinMs = 20_000;

/** Settings that hold for each document that is loaded. */
type Topic = 'goal' | 'tools' | 'comments' | 'place' | 'copy' | 'token';

interface Message {
  id: string;
  values: Record<string, unknown>;
}

export function openEditorChannel(options: Options): EditorChannel {
  const { origin, isReadOnly = false, frame, page, onEvent, onSaveStatus } = options;
  let isReady = false;
  let isLoaded = false;
  let reportsSelection = false;
  let knowsVersions = false;
  let showsComments = false;
  let knowsTemplates = false;
  let keepsCopies = false;
  let showsButtons = !isReadOnly;
  const queuedUntilReady: Message[] = [];
  const queuedUntilLoaded: Message[] = [];
  /** Messages to repeat for each loaded document. */
  const standingMessages = new Map<Topic, () => void>();
  const restoreAnswers = createAnswers<boolean>(page);
  const selectionAnswers = createAnswers<SelectedWords | null>(page);

  const post = ({ id, values }: Message) => frame()?.postMessage(formatEnvelope(id, values, now()), origin);
  const sendLoaded = (message: Message) => (isLoaded ? post(message) : queuedUntilLoaded.push(message));
  const saves = createSaveQueue({
    page,
    send: (values) => sendLoaded({ id: 'Action_Save', values }),
    onStatusChange: (sign) => onSaveStatus?.(sign),
  });
  const { save, finalise, autosave, reportServerDown: noteServerAway } = saves;
  const keepSending = (topic: Topic, send: () => void) => {
    standingMessages.set(topic, send);
    if (isLoaded) send();
  };

  const handle = (event: EditorEvent) => {
    if (event.id === 'frameReady') {
      ({ reportsSelection, knowsVersions, showsComments, knowsTemplates, keepsCopies } = event);
      showsButtons = !isReadOnly || event.followsAccess;
    }
    // Sending twice is harmless (docs/editor-protocol.md#messages); an editor that missed the first one gets the second.
    if (event.id === 'frameReady' || event.id === 'documentLoaded') {
      isReady = true;
      post({ id: 'Host_PostmessageReady', values: {} });
      for (const message of queuedUntilReady.splice(0)) if (showsButtons) post(message);
    }
    if (event.id === 'documentLoaded') {
      isLoaded = true;
      for (const message of queuedUntilLoaded.splice(0)) post(message);
      for (const send of standingMessages.values()) send();
    }
    saves.handleEvent(event);
    if (event.id === 'restoreAcknowledged') restoreAnswers.settle(true);
    if (event.id === 'selection') selectionAnswers.settle(event.selection);
    onEvent(event);
  };
  const handleMessage = (message: MessageEvent) => {
    if (message.origin !== origin || message.source === null || message.source !== frame()) return;
    const event = parseEditorMessage(message.data);
    if (event !== null) handle(event);
  };
  page.addEventListener('message', handleMessage);

  return {
    save,
    finalise,
    reportServerDown: noteServerAway,
    autosave: (conditions) => {
      if (!isReadOnly) autosave(conditions);
    },
    insertButton: (button) => {
      const { id } = button;
      const messages = [
        { id: 'Insert_Button', values: { mobile: true, ...button } },
        { id: 'Show_Button', values: { id } },
      ];
      if (isReady) {
        if (showsButtons) messages.forEach(post);
      } else queuedUntilReady.push(...messages);
    },
    setWordGoal: (goal) => {
      // If no goal was ever set, there is none to clear.
      if (!standingMessages.has('goal') && goal.min === null && goal.max === null) return;
      keepSending('goal', () => {
        const templateGoal = knowsTemplates ? goal : { ...goal, template: '' };
        frame()?.postMessage(formatWordGoal(templateGoal, now()), origin);
      });
    },
    showPlace: (place) =>
      keepSending('place', () => frame()?.postMessage(formatDocumentPlace(place, now()), origin)),
    showComments: (comments) =>
      keepSending('comments', () => {
        if (showsComments) frame()?.postMessage(formatHostComments(comments, now()), origin);
      }),
    answerCommentAction: (answer) => frame()?.postMessage(formatHostCommentAnswer(answer, now()), origin),
    showTools: (isShown) => {
      if (!isShown) keepSending('tools', () => post({ id: 'Hide_Menubar', values: {} }));
      else if (standingMessages.delete('tools') && isLoaded) post({ id: 'Show_Menubar', values: {} });
    },
    keepCopy: (key) =>
      keepSending('copy', () => {
        if (keepsCopies) post({ id: 'Redraft_DeviceCopy', values: { key } });
      }),
    resetAccessToken: (token) =>
      keepSending('token', () => post({ id: 'Reset_Access_Token', values: { token } })),
    grabFocus: () => sendLoaded({ id: 'Grab_Focus', values: {} }),
    prepareRestore: async () => {
      // An editor without version support would not answer.
      if (!knowsVersions) return (await save({ notify: true })).success;
      sendLoaded({ id: 'Host_VersionRestore', values: { Status: 'Pre_Restore' } });
      return restoreAnswers.wait(false);
    },
    selection: () => {
      if (!reportsSelection || !isLoaded) return Promise.resolve(null);
      post({ id: 'Redraft_GetSelection', values: {} });
      return selectionAnswers.wait(null);
    },
    close: () => {
      page.removeEventListener('message', handleMessage);
      restoreAnswers.settle(false);
      selectionAnswers.settle(null);
      saves.close();
    },
  };
}

/** Collects callers that wait for an answer: they get the next one, or `otherwise` on timeout. */
function createAnswers<Answer>(page: Options['page']) {
  const pendingListeners = new Set<(answer: Answer) => void>();
  return {
    wait: (fallback: Answer): Promise<Answer> =>
      new Promise((resolve) => {
        const timeout = page.setTimeout(() => {
          pendingListeners.delete(answer);
          resolve(fallback);
        }, answerWithinMs);
        const answer = (reply: Answer) => {
          page.clearTimeout(timeout);
          resolve(reply);
        };
        pendingListeners.add(answer);
      }),
    settle: (answer: Answer) => {
      for (const resolve of pendingListeners) resolve(answer);
      pendingListeners.clear();
    },
  };
}
