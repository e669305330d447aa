import type { EditorEvent } from '@redraft/wopi';
import { formatEnvelope, parseEditorMessage } from '@redraft/wopi';
import { now } from '../../lib/clock.ts';

/**
 * The host's side of the conversation with an editor frame (spec 5 §9). Heard is only the frame's own
 * window at the editor's own origin, and nothing is ever sent to another origin. What the editor would drop
 * before the document is loaded waits here until it is.
 */

export type SaveOutcome = { success: boolean; result: string; errorMsg: string };
export type ToolbarButton = {
  id: string;
  label: string;
  hint?: string;
  imgurl: string;
  insertBefore?: string;
};

export type EditorChannel = {
  save: (options: { notify: boolean }) => Promise<SaveOutcome>;
  acceptAll: () => void;
  insertButton: (button: ToolbarButton) => void;
  close: () => void;
};

type Options = {
  origin: string;
  frame: () => Window | null;
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
  onEvent: (event: EditorEvent) => void;
};

/** A save of a large document over a slow line; after this the page stops waiting, the save goes on. */
const saveAnswerWithinMs = 20_000;

type Message = { id: string; values: Record<string, unknown> };

export function openEditorChannel({ origin, frame, page, onEvent }: Options): EditorChannel {
  let isReady = false;
  let isLoaded = false;
  const untilReady: Message[] = [];
  const untilLoaded: Message[] = [];
  const waiting = new Set<(outcome: SaveOutcome) => void>();

  const post = ({ id, values }: Message) => frame()?.postMessage(formatEnvelope(id, values, now()), origin);
  const sendLoaded = (message: Message) => (isLoaded ? post(message) : untilLoaded.push(message));
  const settle = (outcome: SaveOutcome) => {
    for (const resolve of waiting) resolve(outcome);
    waiting.clear();
  };

  const handle = (event: EditorEvent) => {
    // Harmless twice (spec 5 §9); an editor that missed the first one gets the second.
    if (event.id === 'frameReady' || event.id === 'documentLoaded') {
      isReady = true;
      post({ id: 'Host_PostmessageReady', values: {} });
      for (const message of untilReady.splice(0)) post(message);
    }
    if (event.id === 'documentLoaded') {
      isLoaded = true;
      for (const message of untilLoaded.splice(0)) post(message);
    }
    if (event.id === 'saved') settle(event);
    onEvent(event);
  };
  const hear = (message: MessageEvent) => {
    if (message.origin !== origin || message.source === null || message.source !== frame()) return;
    const event = parseEditorMessage(message.data);
    if (event !== null) handle(event);
  };
  page.addEventListener('message', hear);

  return {
    save: ({ notify }) => {
      sendLoaded({
        id: 'Action_Save',
        values: { DontTerminateEdit: true, DontSaveIfUnmodified: true, Notify: notify },
      });
      if (!notify) return Promise.resolve({ success: true, result: '', errorMsg: '' });
      return new Promise((resolve) => {
        const giveUp = page.setTimeout(() => {
          waiting.delete(answer);
          resolve({ success: false, result: 'timeout', errorMsg: '' });
        }, saveAnswerWithinMs);
        const answer = (outcome: SaveOutcome) => {
          page.clearTimeout(giveUp);
          resolve(outcome);
        };
        waiting.add(answer);
      });
    },
    acceptAll: () => {
      sendLoaded({ id: 'Send_UNO_Command', values: { Command: '.uno:AcceptAllTrackedChanges', Args: {} } });
      sendLoaded({ id: 'Send_UNO_Command', values: { Command: '.uno:DeleteAllNotes', Args: {} } });
    },
    insertButton: (button) => {
      const message = { id: 'Insert_Button', values: { mobile: true, ...button } };
      if (isReady) post(message);
      else untilReady.push(message);
    },
    close: () => {
      page.removeEventListener('message', hear);
      settle({ success: false, result: 'closed', errorMsg: '' });
    },
  };
}
