import type { EditorEvent } from '@redraft/wopi';
import { now } from '../../../lib/clock.ts';
import {
  type AutosaveConditions,
  answerWithinMs,
  nextAutosaveAt,
  openedFacts,
  patienceMs,
  type SaveSign,
  saveSign,
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
  autosave: (shown: AutosaveConditions) => void;
  hear: (event: EditorEvent) => void;
  /** Marks changes as unsaved, because the editor's server does not respond. */
  noteServerAway: () => void;
  close: () => void;
}

interface Options {
  send: (values: Record<string, boolean>) => void;
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  /** Called when the save status changes; never for an editor that shows its own. */
  onSign: (sign: SaveSign | null) => void;
}

/** Callers waiting for one save; empty for automatic saves. */
interface Request {
  terminatesEdit: boolean;
  resolve: ((outcome: SaveOutcome) => void)[];
}

/** An answer later than this will not come. */
const lateWithinMs = 60_000;
const failure = (result: string): SaveOutcome => ({ success: false, result, errorMsg: '' });

export function createSaveQueue({ send, page, onSign }: Options): SaveQueue {
  let facts = openedFacts(now());
  let underWay: (Request & { timer: number }) | null = null;
  const waiting: Request[] = [];
  let hurry: number | null = null;
  /** Until then an answer may belong to an abandoned save. */
  let ambiguousUntil = 0;
  let mindsItself = false;
  let isLoaded = false;
  let lastSign: SaveSign | null = null;

  const show = () => {
    const sign = mindsItself ? null : saveSign(facts, now());
    if (sign !== lastSign) onSign(sign);
    lastSign = sign;
  };
  const post = (terminatesEdit: boolean, notify: boolean) => {
    facts = withRequest(facts, now(), { isAnswered: notify });
    // Some editors check for modifications before committing the pending input, which may be the only one.
    send({ DontTerminateEdit: !terminatesEdit, DontSaveIfUnmodified: !terminatesEdit, Notify: notify });
  };
  const start = (request: Request) => {
    post(request.terminatesEdit, true);
    underWay = { ...request, timer: page.setTimeout(() => giveUp('timeout'), answerWithinMs) };
  };
  const stop = (): Request | null => {
    const ended = underWay;
    if (ended !== null) page.clearTimeout(ended.timer);
    if (hurry !== null) page.clearTimeout(hurry);
    underWay = null;
    hurry = null;
    return ended;
  };
  const goOn = () => {
    const next = waiting.shift();
    if (next !== undefined) start(next);
    show();
  };
  const giveUp = (result: string) => {
    ambiguousUntil = now() + lateWithinMs;
    facts = withAnswer(facts, false, now());
    for (const resolve of stop()?.resolve ?? []) resolve(failure(result));
    goOn();
  };
  const settle = (outcome: SaveOutcome) => {
    const ended = stop();
    if (ended !== null && ended.resolve.length > 0 && now() < ambiguousUntil) {
      // The answer may belong to an earlier save; the next one belongs to this or a later request and includes all changes either way.
      ambiguousUntil = 0;
      return start(ended);
    }
    facts = withAnswer(facts, outcome.success, now());
    for (const resolve of ended?.resolve ?? []) resolve(outcome);
    goOn();
  };
  /** Resolves all waiting callers with a failure. */
  const abandon = (result: string) => {
    for (const request of [stop(), ...waiting.splice(0)])
      for (const resolve of request?.resolve ?? []) resolve(failure(result));
  };
  /** An editor that reloads the document has forgotten earlier requests. */
  const load = () => {
    const { requestedAt, waitsSince } = facts;
    facts = openedFacts(now());
    if (isLoaded) abandon('reloaded');
    // Requests from before the first load are still to be answered.
    else facts = { ...facts, requestedAt, waitsSince };
    isLoaded = true;
  };
  /** Limits how long a caller waits behind an automatic save without an answer. */
  const overtake = () => {
    if (underWay === null || underWay.resolve.length > 0 || hurry !== null) return;
    const wait = Math.max(0, (facts.waitsSince ?? now()) + patienceMs - now());
    hurry = page.setTimeout(() => giveUp('timeout'), wait);
  };
  const enqueue = (terminatesEdit: boolean, resolve: (outcome: SaveOutcome) => void) => {
    if (underWay === null) return start({ terminatesEdit, resolve: [resolve] });
    const last = waiting.at(-1);
    if (last?.terminatesEdit === terminatesEdit) last.resolve.push(resolve);
    else waiting.push({ terminatesEdit, resolve: [resolve] });
    overtake();
  };

  return {
    save: ({ notify, endsEdit = false }) => {
      if (notify) return new Promise((resolve) => enqueue(endsEdit, resolve));
      if (underWay === null) start({ terminatesEdit: false, resolve: [] });
      else {
        ambiguousUntil = now() + lateWithinMs;
        post(false, true);
      }
      return Promise.resolve({ success: true, result: '', errorMsg: '' });
    },
    finalise: () => enqueue(true, () => undefined),
    autosave: (shown) => {
      // The built-in editor reports its own changes at once.
      const due = nextAutosaveAt(facts, { ...shown, hasFocus: shown.hasFocus && !mindsItself });
      if (due !== null && due <= now()) {
        if (mindsItself) post(false, false);
        else start({ terminatesEdit: false, resolve: [] });
      }
      show();
    },
    hear: (event) => {
      if (event.id === 'frameReady') mindsItself = event.followsAccess;
      if (event.id === 'documentLoaded') load();
      if (event.id === 'modified') facts = withModified(facts, event.modified, now());
      if (event.id === 'saved') settle(event);
      else show();
    },
    noteServerAway: () => {
      // Waiting callers have their own timeout.
      if (underWay === null && !mindsItself) facts = withAnswer(facts, false, now());
      show();
    },
    close: () => abandon('closed'),
  };
}
