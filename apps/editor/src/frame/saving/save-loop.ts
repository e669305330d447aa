import type { PutResult } from '../wopi/put-result.ts';

/**
 * Schedules saves (docs/metrics.md#the-log): a change more than a second after the last save is saved at once, later changes together one second
 * after it. One save at a time. Failed saves are retried with increasing delays. On a conflict with a newer version nothing is sent until the user
 * has decided. Nothing is sent before the first change. (The edits themselves are in the journal.)
 */
export const saveIntervalMs = 1000;
const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** A rejection (paused, deadline) may be lifted; retried, but rarely. */
const refusedDelayMs = 30_000;

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'retrying'; cause: 'offline' | 'server'; message: string }
  | { kind: 'refused'; cause: 'forbidden' | 'signedOut' | 'tooLarge'; message: string }
  /** The server has a newer version; the user decides. */
  | { kind: 'behind' }
  /** Another user is editing the file. */
  | { kind: 'held' };
export type SaveOutcome = { kind: 'unmodified' } | { kind: 'saved' } | { kind: 'failed'; state: SaveState };

/** What a save says about its changes. */
export interface SaveFacts {
  dirtyMs: number;
  /** Some of them were dictated, and the user wants that to be known. */
  isDictated: boolean;
}

export interface SaveLoopOptions {
  serialize: () => Promise<Uint8Array>;
  put: (bytes: Uint8Array, options: SaveFacts) => Promise<PutResult>;
  /** Everything is saved. */
  onSaved: () => void;
  onState: (state: SaveState) => void;
  now: () => number;
  /** Starts a timer and returns the function that cancels it. */
  setTimer: (action: () => void, ms: number) => () => void;
}

export interface SaveLoop {
  /** `elapsedMs`: how long ago the change was made, if it was restored. */
  changed: (elapsedMs?: number) => void;
  /** The last change was dictated. */
  recordDictation: () => void;
  /** Resolves when all changes so far are saved, or have failed; `now` skips the delay before a retry and after a save. */
  flush: (options?: { now: boolean }) => Promise<SaveOutcome>;
  /** The network is back. */
  retryNow: () => void;
  /** Another, fully saved document is shown. */
  restart: () => void;
  /** Unsaved changes, for page unload; null if everything is saved. */
  unsaved: () => (SaveFacts & { isSending: boolean }) | null;
  stop: () => void;
}

interface LoopState {
  options: SaveLoopOptions;
  state: SaveState;
  /** Time of the first unsaved change. */
  dirtySince: number | null;
  /** Bytes with every change so far; null if they must be written again. */
  snapshot: Uint8Array | null;
  /** Time of the first change during a save: it belongs to the next one. */
  changedDuringSave: number | null;
  /** Dictated changes that are not saved, and those during a save. */
  isDictated: boolean;
  isDictatedDuringSave: boolean;
  lastSaveAt: number;
  nextSendAt: number;
  failures: number;
  /** Waiting for a decision of the user. */
  blocked: boolean;
  /** Number of the document shown: the result of a save for an earlier one is ignored. */
  generation: number;
  running: boolean;
  stopped: boolean;
  timer: { due: number; cancel: () => void } | null;
  waiters: ((outcome: SaveOutcome) => void)[];
}

export function createSaveLoop(options: SaveLoopOptions): SaveLoop {
  const loop: LoopState = {
    options,
    state: { kind: 'saved' },
    dirtySince: null,
    snapshot: null,
    changedDuringSave: null,
    isDictated: false,
    isDictatedDuringSave: false,
    lastSaveAt: Number.NEGATIVE_INFINITY,
    nextSendAt: Number.NEGATIVE_INFINITY,
    failures: 0,
    blocked: false,
    generation: 0,
    running: false,
    stopped: false,
    timer: null,
    waiters: [],
  };
  return {
    changed: (elapsedMs = 0) => handleChange(loop, Math.max(0, elapsedMs)),
    recordDictation: () => {
      if (loop.running) loop.isDictatedDuringSave = true;
      else loop.isDictated = true;
    },
    flush: (options) => flush(loop, options?.now ?? false),
    retryNow: () => sendSoon(loop),
    restart: () => {
      clearTimer(loop);
      loop.blocked = false;
      loop.generation += 1;
      loop.failures = 0;
      loop.snapshot = null;
      loop.dirtySince = null;
      loop.changedDuringSave = null;
      loop.isDictated = false;
      loop.isDictatedDuringSave = false;
      loop.nextSendAt = Number.NEGATIVE_INFINITY;
      setState(loop, { kind: 'saved' });
      resolveWaiters(loop, { kind: 'saved' });
    },
    unsaved: () =>
      loop.dirtySince === null
        ? null
        : {
            dirtyMs: loop.options.now() - loop.dirtySince,
            isDictated: loop.isDictated || loop.isDictatedDuringSave,
            isSending: loop.running,
          },
    stop: () => {
      loop.stopped = true;
      clearTimer(loop);
    },
  };
}

function handleChange(loop: LoopState, elapsedMs: number): void {
  const madeAt = loop.options.now() - elapsedMs;
  loop.dirtySince ??= madeAt;
  if (loop.running) loop.changedDuringSave ??= madeAt;
  else loop.snapshot = null;
  if (loop.state.kind === 'saved') setState(loop, { kind: 'saving' });
  schedule(loop);
}

function flush(loop: LoopState, now: boolean): Promise<SaveOutcome> {
  if (loop.dirtySince === null) return Promise.resolve({ kind: 'unmodified' });
  const mustWait = !now && !loop.running && loop.options.now() < loop.nextSendAt;
  if (loop.blocked || mustWait) return Promise.resolve({ kind: 'failed', state: loop.state });
  const outcome = new Promise<SaveOutcome>((resolve) => loop.waiters.push(resolve));
  if (now) {
    loop.nextSendAt = Number.NEGATIVE_INFINITY;
    loop.lastSaveAt = Number.NEGATIVE_INFINITY;
  }
  schedule(loop);
  return outcome;
}

function sendSoon(loop: LoopState): void {
  loop.nextSendAt = Number.NEGATIVE_INFINITY;
  schedule(loop);
}

function schedule(loop: LoopState): void {
  if (loop.running || loop.stopped || loop.blocked || loop.dirtySince === null) return;
  const nextSnapshotAt = loop.snapshot === null ? loop.lastSaveAt + saveIntervalMs : Number.NEGATIVE_INFINITY;
  const due = Math.max(loop.nextSendAt, nextSnapshotAt);
  // A timer that is early enough stays: resetting it on every key press could delay the save forever.
  if (loop.timer !== null && loop.timer.due <= due) return;
  clearTimer(loop);
  const wait = Math.max(0, due - loop.options.now());
  loop.timer = { due, cancel: loop.options.setTimer(() => void runSave(loop), wait) };
}

function clearTimer(loop: LoopState): void {
  loop.timer?.cancel();
  loop.timer = null;
}

async function runSave(loop: LoopState): Promise<void> {
  loop.timer = null;
  if (loop.dirtySince === null) return;
  const startedAt = loop.options.now();
  const dirtyMs = startedAt - loop.dirtySince;
  const { generation } = loop;
  loop.running = true;
  loop.changedDuringSave = null;
  // After a failure, what was dictated during that save belongs to this one.
  loop.isDictated ||= loop.isDictatedDuringSave;
  loop.isDictatedDuringSave = false;
  try {
    const bytes = await takeSnapshot(loop, startedAt);
    const canSend = !loop.blocked && generation === loop.generation && loop.options.now() >= loop.nextSendAt;
    if (canSend) {
      const result = await loop.options.put(bytes, { dirtyMs, isDictated: loop.isDictated });
      if (generation === loop.generation) handleResult(loop, result);
    } else resolveWaiters(loop, { kind: 'failed', state: loop.state });
  } catch (error) {
    // The document could not be written; the next attempt writes it again.
    loop.snapshot = null;
    if (generation === loop.generation)
      retryLater(loop, 'server', error instanceof Error ? error.message : String(error));
  } finally {
    loop.running = false;
    if (loop.changedDuringSave !== null || generation !== loop.generation) loop.snapshot = null;
    schedule(loop);
  }
}

async function takeSnapshot(loop: LoopState, at: number): Promise<Uint8Array> {
  if (loop.snapshot !== null) return loop.snapshot;
  loop.lastSaveAt = at;
  const bytes = await loop.options.serialize();
  loop.snapshot = bytes;
  return bytes;
}

function handleResult(loop: LoopState, result: PutResult): void {
  switch (result.kind) {
    case 'saved':
      handleSaved(loop);
      break;
    case 'behind':
      loop.blocked = true;
      failSave(loop, { kind: 'behind' });
      break;
    case 'held':
      loop.nextSendAt = loop.options.now() + refusedDelayMs;
      failSave(loop, { kind: 'held' });
      break;
    case 'refused':
      loop.nextSendAt = loop.options.now() + refusedDelayMs;
      failSave(loop, { kind: 'refused', cause: result.cause, message: result.message });
      break;
    case 'failed':
      retryLater(loop, result.cause, result.message);
      break;
    default:
      assertNever(result);
  }
}

function handleSaved(loop: LoopState): void {
  loop.failures = 0;
  loop.nextSendAt = Number.NEGATIVE_INFINITY;
  loop.snapshot = null;
  loop.dirtySince = loop.changedDuringSave;
  loop.isDictated = loop.isDictatedDuringSave;
  loop.isDictatedDuringSave = false;
  if (loop.dirtySince !== null) {
    setState(loop, { kind: 'saving' });
    return;
  }
  loop.options.onSaved();
  setState(loop, { kind: 'saved' });
  resolveWaiters(loop, { kind: 'saved' });
}

function retryLater(loop: LoopState, cause: 'offline' | 'server', message: string): void {
  const pause = retryDelaysMs[Math.min(loop.failures, retryDelaysMs.length - 1)] ?? refusedDelayMs;
  loop.failures += 1;
  loop.nextSendAt = loop.options.now() + pause;
  failSave(loop, { kind: 'retrying', cause, message });
}

/** Shows why the edits are not saved, and notifies waiting callers. */
function failSave(loop: LoopState, state: SaveState): void {
  setState(loop, state);
  resolveWaiters(loop, { kind: 'failed', state });
}

function setState(loop: LoopState, state: SaveState): void {
  loop.state = state;
  loop.options.onState(state);
}

function resolveWaiters(loop: LoopState, outcome: SaveOutcome): void {
  const waiters = loop.waiters;
  loop.waiters = [];
  for (const resolve of waiters) resolve(outcome);
}

function assertNever(value: never): never {
  throw new Error(`Unexpected answer ${JSON.stringify(value)}`);
}
