import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from './reason.ts';

/** A running process, which may exit by itself. */
export interface Running {
  /** Resolves with how it ended. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

export interface SupervisionEvents {
  /** It exited, with a code or signal, and is being restarted. */
  onEnd: (exitReason: string) => void;
  /** It was restarted. */
  onBack: () => void;
  /** Restarting has failed for good. */
  onGiveUp: (reason: string) => void;
}

/** About 25 seconds in all; the first attempts are for short problems, the last for a full disk that is being cleared. */
const defaultDelaysMs = [100, 250, 500, 1000, 2000, 4000, 8000, 8000];

export interface Supervised {
  events: SupervisionEvents;
  /** Delays before each attempt. */
  delaysMs?: Iterable<number>;
}

/** Restarts a process whenever it exits, with growing delays while it cannot be started. */
export function superviseProcess(
  first: Running,
  start: (stopping: AbortSignal) => Promise<Running>,
  { events, delaysMs = defaultDelaysMs }: Supervised,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let current: Running | null = first;
  let restart: Promise<void> = Promise.resolve();

  function watch(running: Running): void {
    void running.ended.then((exitReason) => {
      if (stopping.signal.aborted) return;
      current = null;
      events.onEnd(String(exitReason));
      restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    let reason = '';
    for (const ms of delaysMs) {
      await delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        current = await start(stopping.signal);
        watch(current);
        events.onBack();
        return;
      } catch (error) {
        reason = reasonOf(error);
      }
    }
    events.onGiveUp(reason);
  }

  watch(first);
  return {
    stop: async () => {
      stopping.abort();
      await restart;
      await current?.stop();
    },
  };
}
