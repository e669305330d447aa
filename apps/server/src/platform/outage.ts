import { isDatabaseAway } from './database-errors.ts';

/**
 * Tracks whether the database is reachable. The first failure marks it as away, a probe finds out when it is back, and meanwhile no statements are
 * sent. Logs two lines however much fails: `gone`, and `back` once nothing has failed for a while.
 */
export interface OutageWatch {
  /** Reports any failure; true if it was caused by the outage. */
  notice: (error: unknown) => boolean;
  /** Counts a request that was refused without trying. */
  refuse: () => void;
  isAway: () => boolean;
  /** Waits for the database, unless too much is waiting already; `bytes` is the memory that the caller holds meanwhile. */
  isBackWithin: (ms: number, bytes: number) => Promise<boolean>;
  close: () => void;
}

export interface OutageListener {
  onAway: (reason: string) => void;
  onBack: (outage: { seconds: number; failures: number }) => void;
}

const probeEveryMs = 250;
/** Repeated failures within this time count as one outage. */
const settleMs = 5000;
const maxWaiting = 500;
/** Two of the largest documents, or a thousand typical ones. */
const maxWaitingBytes = 64 * 1024 * 1024;

export function createOutageWatch(options: {
  probe: () => Promise<void>;
  listener: OutageListener;
}): OutageWatch {
  const waiters = new Map<(isBack: boolean) => void, number>();
  let waitingBytes = 0;
  let outage: { since: number; until: number; failures: number } | null = null;
  let isAway = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const isBack = await options.probe().then(
      () => true,
      () => false,
    );
    if (isClosed) return;
    if (isBack) markBack();
    else timer = setTimeout(() => void check(), probeEveryMs).unref();
  }

  function markBack(): void {
    isAway = false;
    if (outage) outage.until = performance.now();
    for (const resolve of waiters.keys()) resolve(true);
    timer = setTimeout(reportEnd, settleMs).unref();
  }

  function reportEnd(): void {
    if (!outage) return;
    const { since, until, failures } = outage;
    outage = null;
    options.listener.onBack({ seconds: Math.round((until - since) / 100) / 10, failures });
  }

  return {
    notice: (error) => {
      if (!isDatabaseAway(error)) return false;
      if (isClosed) return true;
      if (!outage) {
        outage = { since: performance.now(), until: 0, failures: 0 };
        options.listener.onAway(error instanceof Error ? error.message : String(error));
      }
      outage.failures += 1;
      if (isAway) return true;
      isAway = true;
      clearTimeout(timer);
      void check();
      return true;
    },
    refuse: () => {
      if (outage) outage.failures += 1;
    },
    isAway: () => isAway,
    isBackWithin: (ms, bytes) => {
      if (!isAway) return Promise.resolve(true);
      if (ms <= 0 || waiters.size >= maxWaiting || waitingBytes + bytes > maxWaitingBytes)
        return Promise.resolve(false);
      return new Promise((resolve) => {
        const finish = (isBack: boolean) => {
          clearTimeout(waitTimer);
          waiters.delete(finish);
          waitingBytes -= bytes;
          resolve(isBack);
        };
        const waitTimer = setTimeout(() => finish(false), ms);
        waiters.set(finish, bytes);
        waitingBytes += bytes;
      });
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      for (const resolve of waiters.keys()) resolve(false);
    },
  };
}
