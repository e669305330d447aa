import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from './reason.ts';

/** Something that runs, and may end by itself. */
export interface Running {
  /** Resolves with how it ended. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

export interface SupervisionEvents {
  /** It ended, by an exit code or a signal, and is started again. */
  onEnd: (how: string) => void;
  /** It was started again. */
  onBack: () => void;
  /** It cannot be started any more. */
  onGiveUp: (reason: string) => void;
}

/** Some 25 seconds in all; the first tries are for what is over at once, the last for a disk that fills and empties. */
const defaultDelaysMs = [100, 250, 500, 1000, 2000, 4000, 8000, 8000];

export interface Supervised {
  events: SupervisionEvents;
  /** How long it rests before each try. */
  delaysMs?: Iterable<number>;
}

/** Starts again what ends by itself, as often as it does, after growing rests where it cannot be started. */
export function superviseProcess(
  first: Running,
  start: (stopping: AbortSignal) => Promise<Running>,
  { events, delaysMs = defaultDelaysMs }: Supervised,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let current: Running | null = first;
  let round: Promise<void> = Promise.resolve();

  function watch(running: Running): void {
    void running.ended.then((how) => {
      if (stopping.signal.aborted) return;
      current = null;
      events.onEnd(String(how));
      round = startAgain();
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
      await round;
      await current?.stop();
    },
  };
}
