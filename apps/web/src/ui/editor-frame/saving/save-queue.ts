import type { EditorEvent } from '@redraft/wopi';
import { now } from '../../../lib/clock.ts';
import {
  type AutosaveConditions,
  answerWithinMs,
  computeSaveStatus,
  initialSaveState,
  nextAutosaveAt,
  type SaveStatus,
  stuckAfterMs,
  withAnswer,
  withModified,
  withRequest,
} from './save-schedule.ts';

/**
 * Serializes every `Action_Save` of a page: answers carry no request id, and an editor may answer only the last request. A caller gets the answer of
 * a save that was requested after the call, so it includes all earlier changes. Automatic saves are requested only while no caller waits.
 */
export interface SaveOutcome {
  success: boolean;
  result: string;
  errorMsg: string;
}

export interface SaveQueue {
  /**
   * Without `notify` the page is being left: the request is sent at once and no answer is awaited. With `endsEdit` pending input, such as an edited
   * cell, is committed.
   */
  save: (options: { notify: boolean; endsEdit?: boolean }) => Promise<SaveOutcome>;
  /** The last save before submission; its answer is not needed. */
  finalise: () => void;
  /** Called several times a second while the document is editable. */
  autosave: (conditions: AutosaveConditions) => void;
  handleEvent: (event: EditorEvent) => void;
  /** Marks changes as unsaved, because the editor's server does not respond. */
  reportServerDown: () => void;
  close: () => void;
}

interface Options {
  send: (values: Record<string, boolean>) => void;
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  /** Called when the save status changes; never for an editor that shows its own. */
  onStatusChange: (status: SaveStatus | null) => void;
}

/** Callers waiting for one save; empty for automatic saves. */
interface Request {
  terminatesEdit: boolean;
  resolve: ((outcome: SaveOutcome) => void)[];
}

/** An answer later than this will not come. */
const lateAnswerMs = 60_000;
const failure = (result: string): SaveOutcome => ({ success: false, result, errorMsg: '' });

export function createSaveQueue({ send, page, onStatusChange }: Options): SaveQueue {
  let saveState = initialSaveState(now());
  let runningSave: (Request & { timer: number }) | null = null;
  const pendingRequests: Request[] = [];
  let hurryTimer: number | null = null;
  /** Until then an answer may belong to an abandoned save. */
  let ambiguousUntil = 0;
  let savesByItself = false;
  let isLoaded = false;
  let lastStatus: SaveStatus | null = null;

  const show = () => {
    const status = savesByItself ? null : computeSaveStatus(saveState, now());
    if (status !== lastStatus) onStatusChange(status);
    lastStatus = status;
  };
  const post = (terminatesEdit: boolean, notify: boolean) => {
    saveState = withRequest(saveState, now(), { isAnswered: notify });
    // Some editors check for modifications before committing the pending input, which may be the only one.
    send({ DontTerminateEdit: !terminatesEdit, DontSaveIfUnmodified: !terminatesEdit, Notify: notify });
  };
  const start = (request: Request) => {
    post(request.terminatesEdit, true);
    runningSave = { ...request, timer: page.setTimeout(() => handleTimeout('timeout'), answerWithinMs) };
  };
  const stopTimers = (): Request | null => {
    const ended = runningSave;
    if (ended !== null) page.clearTimeout(ended.timer);
    if (hurryTimer !== null) page.clearTimeout(hurryTimer);
    runningSave = null;
    hurryTimer = null;
    return ended;
  };
  const sendNext = () => {
    const next = pendingRequests.shift();
    if (next !== undefined) start(next);
    show();
  };
  const handleTimeout = (result: string) => {
    ambiguousUntil = now() + lateAnswerMs;
    saveState = withAnswer(saveState, false, now());
    for (const resolve of stopTimers()?.resolve ?? []) resolve(failure(result));
    sendNext();
  };
  const settle = (outcome: SaveOutcome) => {
    const ended = stopTimers();
    if (ended !== null && ended.resolve.length > 0 && now() < ambiguousUntil) {
      // The answer may belong to an earlier save; the next one belongs to this or a later request and includes all changes either way.
      ambiguousUntil = 0;
      return start(ended);
    }
    saveState = withAnswer(saveState, outcome.success, now());
    for (const resolve of ended?.resolve ?? []) resolve(outcome);
    sendNext();
  };
  /** Resolves all waiting callers with a failure. */
  const failAll = (result: string) => {
    for (const request of [stopTimers(), ...pendingRequests.splice(0)])
      for (const resolve of request?.resolve ?? []) resolve(failure(result));
  };
  /** An editor that reloads the document has forgotten earlier requests. */
  const load = () => {
    const { requestedAt, waitingSince: waitsSince } = saveState;
    saveState = initialSaveState(now());
    if (isLoaded) failAll('reloaded');
    // Requests from before the first load are still to be answered.
    else saveState = { ...saveState, requestedAt, waitingSince: waitsSince };
    isLoaded = true;
  };
  /** Limits how long a caller waits behind an automatic save without an answer. */
  const limitWait = () => {
    if (runningSave === null || runningSave.resolve.length > 0 || hurryTimer !== null) return;
    const delay = Math.max(0, (saveState.waitingSince ?? now()) + stuckAfterMs - now());
    hurryTimer = page.setTimeout(() => handleTimeout('timeout'), delay);
  };
  const enqueue = (terminatesEdit: boolean, resolve: (outcome: SaveOutcome) => void) => {
    if (runningSave === null) return start({ terminatesEdit, resolve: [resolve] });
    const last = pendingRequests.at(-1);
    if (last?.terminatesEdit === terminatesEdit) last.resolve.push(resolve);
    else pendingRequests.push({ terminatesEdit, resolve: [resolve] });
    limitWait();
  };

  return {
    save: ({ notify, endsEdit = false }) => {
      if (notify) return new Promise((resolve) => enqueue(endsEdit, resolve));
      if (runningSave === null) start({ terminatesEdit: false, resolve: [] });
      else {
        ambiguousUntil = now() + lateAnswerMs;
        post(false, true);
      }
      return Promise.resolve({ success: true, result: '', errorMsg: '' });
    },
    finalise: () => enqueue(true, () => undefined),
    autosave: (conditions) => {
      // The built-in editor reports its own changes at once.
      const due = nextAutosaveAt(saveState, {
        ...conditions,
        hasFocus: conditions.hasFocus && !savesByItself,
      });
      if (due !== null && due <= now()) {
        if (savesByItself) post(false, false);
        else start({ terminatesEdit: false, resolve: [] });
      }
      show();
    },
    handleEvent: (event) => {
      if (event.id === 'frameReady') savesByItself = event.followsAccess;
      if (event.id === 'documentLoaded') load();
      if (event.id === 'modified') saveState = withModified(saveState, event.modified, now());
      if (event.id === 'saved') settle(event);
      else show();
    },
    reportServerDown: () => {
      // Waiting callers have their own timeout.
      if (runningSave === null && !savesByItself) saveState = withAnswer(saveState, false, now());
      show();
    },
    close: () => failAll('closed'),
  };
}
