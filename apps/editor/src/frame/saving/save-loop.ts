import type { PutResult } from '../wopi/put-result.ts';

/**
 * Decides when the document is saved (docs/metrics.md#the-log): a change more than a second after the last save is saved at once, further
 * changes together one second after that save. One save at a time. When sending fails it is tried again with growing pauses. Over a newer
 * version nothing is sent until the user has said what becomes of both. Nothing is ever sent before the first change. (The words themselves
 * are in the journal.)
 */
export const saveIntervalMs = 1000;
const retryPausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** A refusal (paused, deadline) may be lifted; ask again, but rarely. */
const refusedPauseMs = 30_000;

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'retrying'; cause: 'offline' | 'server'; message: string }
  | { kind: 'refused'; cause: 'forbidden' | 'signedOut' | 'tooLarge'; message: string }
  /** The server has a newer version; the user decides. */
  | { kind: 'behind' }
  /** Another person writes in the file. */
  | { kind: 'held' };
export type SaveOutcome = { kind: 'unmodified' } | { kind: 'saved' } | { kind: 'failed'; state: SaveState };

export interface SaveLoopPorts {
  serialize: () => Promise<Uint8Array>;
  put: (bytes: Uint8Array, options: { dirtyMs: number }) => Promise<PutResult>;
  /** The server has everything. */
  confirmed: () => void;
  onState: (state: SaveState) => void;
  now: () => number;
  /** Starts a timer and gives the function that cancels it. */
  setTimer: (action: () => void, ms: number) => () => void;
}

export interface SaveLoop {
  changed: () => void;
  /** Resolves when all changes so far are saved, or cannot be; `now` waits neither for the next retry nor for the second after a save. */
  flush: (options?: { now: boolean }) => Promise<SaveOutcome>;
  /** The network is back. */
  retryNow: () => void;
  /** Another document is shown, all of it on the server. */
  restart: () => void;
  /** What the server does not have, for the moment when the page goes away; null if it has everything. */
  unsaved: () => { dirtyMs: number; isSending: boolean } | null;
  stop: () => void;
}

interface Loop {
  ports: SaveLoopPorts;
  state: SaveState;
  /** The first change that the server does not have. */
  dirtySince: number | null;
  /** Bytes that hold every change so far; null when they must be taken again. */
  snapshot: Uint8Array | null;
  /** The first change while a turn was running: it belongs to the next one. */
  changedDuringTurn: number | null;
  lastTurnAt: number;
  nextSendAt: number;
  failures: number;
  /** A question to the user is open. */
  blocked: boolean;
  /** Counts the documents that were shown: a turn that began with another one says nothing of this one. */
  round: number;
  running: boolean;
  stopped: boolean;
  timer: { due: number; cancel: () => void } | null;
  waiters: ((outcome: SaveOutcome) => void)[];
}

export function createSaveLoop(ports: SaveLoopPorts): SaveLoop {
  const loop: Loop = {
    ports,
    state: { kind: 'saved' },
    dirtySince: null,
    snapshot: null,
    changedDuringTurn: null,
    lastTurnAt: Number.NEGATIVE_INFINITY,
    nextSendAt: Number.NEGATIVE_INFINITY,
    failures: 0,
    blocked: false,
    round: 0,
    running: false,
    stopped: false,
    timer: null,
    waiters: [],
  };
  return {
    changed: () => noteChange(loop),
    flush: (options) => flush(loop, options?.now ?? false),
    retryNow: () => sendSoon(loop),
    restart: () => {
      clearTimer(loop);
      loop.blocked = false;
      loop.round += 1;
      loop.failures = 0;
      loop.snapshot = null;
      loop.dirtySince = null;
      loop.changedDuringTurn = null;
      loop.nextSendAt = Number.NEGATIVE_INFINITY;
      show(loop, { kind: 'saved' });
      settle(loop, { kind: 'saved' });
    },
    unsaved: () =>
      loop.dirtySince === null
        ? null
        : { dirtyMs: loop.ports.now() - loop.dirtySince, isSending: loop.running },
    stop: () => {
      loop.stopped = true;
      clearTimer(loop);
    },
  };
}

function noteChange(loop: Loop): void {
  const now = loop.ports.now();
  loop.dirtySince ??= now;
  if (loop.running) loop.changedDuringTurn ??= now;
  else loop.snapshot = null;
  if (loop.state.kind === 'saved') show(loop, { kind: 'saving' });
  schedule(loop);
}

function flush(loop: Loop, now: boolean): Promise<SaveOutcome> {
  if (loop.dirtySince === null) return Promise.resolve({ kind: 'unmodified' });
  const waits = !now && !loop.running && loop.ports.now() < loop.nextSendAt;
  if (loop.blocked || waits) return Promise.resolve({ kind: 'failed', state: loop.state });
  const done = new Promise<SaveOutcome>((resolve) => loop.waiters.push(resolve));
  if (now) {
    loop.nextSendAt = Number.NEGATIVE_INFINITY;
    loop.lastTurnAt = Number.NEGATIVE_INFINITY;
  }
  schedule(loop);
  return done;
}

function sendSoon(loop: Loop): void {
  loop.nextSendAt = Number.NEGATIVE_INFINITY;
  schedule(loop);
}

function schedule(loop: Loop): void {
  if (loop.running || loop.stopped || loop.blocked || loop.dirtySince === null) return;
  const takenAt = loop.snapshot === null ? loop.lastTurnAt + saveIntervalMs : Number.NEGATIVE_INFINITY;
  const due = Math.max(loop.nextSendAt, takenAt);
  // A timer that is early enough stands: setting it anew with every key could put the save off for ever.
  if (loop.timer !== null && loop.timer.due <= due) return;
  clearTimer(loop);
  const wait = Math.max(0, due - loop.ports.now());
  loop.timer = { due, cancel: loop.ports.setTimer(() => void takeTurn(loop), wait) };
}

function clearTimer(loop: Loop): void {
  loop.timer?.cancel();
  loop.timer = null;
}

async function takeTurn(loop: Loop): Promise<void> {
  loop.timer = null;
  if (loop.dirtySince === null) return;
  const startedAt = loop.ports.now();
  const dirtyMs = startedAt - loop.dirtySince;
  const { round } = loop;
  loop.running = true;
  loop.changedDuringTurn = null;
  try {
    const bytes = await takeSnapshot(loop, startedAt);
    const maySend = !loop.blocked && round === loop.round && loop.ports.now() >= loop.nextSendAt;
    if (maySend) {
      const result = await loop.ports.put(bytes, { dirtyMs });
      if (round === loop.round) handleResult(loop, result);
    } else settle(loop, { kind: 'failed', state: loop.state });
  } catch (error) {
    // The document could not be written just now; the next turn takes the bytes anew.
    loop.snapshot = null;
    if (round === loop.round)
      retryLater(loop, 'server', error instanceof Error ? error.message : String(error));
  } finally {
    loop.running = false;
    if (loop.changedDuringTurn !== null || round !== loop.round) loop.snapshot = null;
    schedule(loop);
  }
}

async function takeSnapshot(loop: Loop, at: number): Promise<Uint8Array> {
  if (loop.snapshot !== null) return loop.snapshot;
  loop.lastTurnAt = at;
  const bytes = await loop.ports.serialize();
  loop.snapshot = bytes;
  return bytes;
}

function handleResult(loop: Loop, result: PutResult): void {
  switch (result.kind) {
    case 'saved':
      noteSaved(loop);
      break;
    case 'behind':
      loop.blocked = true;
      giveUp(loop, { kind: 'behind' });
      break;
    case 'held':
      loop.nextSendAt = loop.ports.now() + refusedPauseMs;
      giveUp(loop, { kind: 'held' });
      break;
    case 'refused':
      loop.nextSendAt = loop.ports.now() + refusedPauseMs;
      giveUp(loop, { kind: 'refused', cause: result.cause, message: result.message });
      break;
    case 'failed':
      retryLater(loop, result.cause, result.message);
      break;
    default:
      assertNever(result);
  }
}

function noteSaved(loop: Loop): void {
  loop.failures = 0;
  loop.nextSendAt = Number.NEGATIVE_INFINITY;
  loop.snapshot = null;
  loop.dirtySince = loop.changedDuringTurn;
  if (loop.dirtySince !== null) {
    show(loop, { kind: 'saving' });
    return;
  }
  loop.ports.confirmed();
  show(loop, { kind: 'saved' });
  settle(loop, { kind: 'saved' });
}

function retryLater(loop: Loop, cause: 'offline' | 'server', message: string): void {
  const pause = retryPausesMs[Math.min(loop.failures, retryPausesMs.length - 1)] ?? refusedPauseMs;
  loop.failures += 1;
  loop.nextSendAt = loop.ports.now() + pause;
  giveUp(loop, { kind: 'retrying', cause, message });
}

/** Shows why the words are not saved, and tells whoever waits for them. */
function giveUp(loop: Loop, state: SaveState): void {
  show(loop, state);
  settle(loop, { kind: 'failed', state });
}

function show(loop: Loop, state: SaveState): void {
  loop.state = state;
  loop.ports.onState(state);
}

function settle(loop: Loop, outcome: SaveOutcome): void {
  const waiters = loop.waiters;
  loop.waiters = [];
  for (const resolve of waiters) resolve(outcome);
}

function assertNever(value: never): never {
  throw new Error(`Unexpected answer ${JSON.stringify(value)}`);
}
