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
 * Every `Action_Save` of a page goes through here, one at a time: answers carry no name, and an editor may answer only who asked last. Whoever
 * waits for an answer gets that of a save which was asked for after they came, so that it holds every word of before. By itself the page asks
 * while nobody else does.
 */
export interface SaveOutcome {
  success: boolean;
  result: string;
  errorMsg: string;
}

export interface SaveQueue {
  /**
   * Without `notify` the page is being left: it goes out at once, and nobody waits. With `endsEdit` what is still being entered, such as a
   * cell, counts as entered.
   */
  save: (options: { notify: boolean; endsEdit?: boolean }) => Promise<SaveOutcome>;
  /** The last save before a hand-in, of which nobody needs the answer. */
  finalise: () => void;
  /** To be called several times a second while the document may be written in. */
  autosave: (shown: AutosaveConditions) => void;
  hear: (event: EditorEvent) => void;
  /** The editor's server does not answer: nothing is saved until the editor says so again. */
  noteServerAway: () => void;
  close: () => void;
}

interface Options {
  send: (values: Record<string, boolean>) => void;
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  /** Told what may be said of the document whenever it changes; never of an editor that minds its saves itself. */
  onSign: (sign: SaveSign | null) => void;
}

/** Those who wait for one save; nobody where the page asked by itself. */
interface Request {
  terminatesEdit: boolean;
  resolve: ((outcome: SaveOutcome) => void)[];
}

/** An answer that has not come by then never comes. */
const lateWithinMs = 60_000;
const failure = (result: string): SaveOutcome => ({ success: false, result, errorMsg: '' });

export function createSaveQueue({ send, page, onSign }: Options): SaveQueue {
  let facts = openedFacts(now());
  let underWay: (Request & { timer: number }) | null = null;
  const waiting: Request[] = [];
  let hurry: number | null = null;
  /** Until then an answer may belong to a save that was given up. */
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
    // An editor may look for changes before it ends the entry that is one.
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
      // It may answer an earlier save: the next answer is to this one or to what is asked now, and holds every word either way.
      ambiguousUntil = 0;
      return start(ended);
    }
    facts = withAnswer(facts, outcome.success, now());
    for (const resolve of ended?.resolve ?? []) resolve(outcome);
    goOn();
  };
  /** Nobody who waits gets an answer. */
  const abandon = (result: string) => {
    for (const request of [stop(), ...waiting.splice(0)])
      for (const resolve of request?.resolve ?? []) resolve(failure(result));
  };
  /** An editor that loads the document once more has forgotten what was asked of it before. */
  const load = () => {
    const { requestedAt, waitsSince } = facts;
    facts = openedFacts(now());
    if (isLoaded) abandon('reloaded');
    // What was asked of it before it was there is still to be answered.
    else facts = { ...facts, requestedAt, waitsSince };
    isLoaded = true;
  };
  /** Nobody waits long behind a save of the page's own that is not answered. */
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
      // Ours says at once what it has.
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
      // Who waits for an answer stops by themselves.
      if (underWay === null && !mindsItself) facts = withAnswer(facts, false, now());
      show();
    },
    close: () => abandon('closed'),
  };
}
