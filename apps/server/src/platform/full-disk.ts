/** PostgreSQL's "disk full", and the system's errors for a full disk or an exhausted quota. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** After this long without a failure, the disk is assumed to have space again; the next write finds out. */
const settleMs = 30_000;

/** Detects a full disk; logs one line when it begins and one when it ends. */
export interface FullDiskWatch {
  /** Reports any failure; true if it was caused by lack of space. */
  notice: (error: unknown) => boolean;
  isFull: () => boolean;
  close: () => void;
}

export interface FullDiskListener {
  onFull: (reason: string) => void;
  onFree: (outage: { seconds: number; failures: number }) => void;
}

export function createFullDiskWatch(listener: FullDiskListener): FullDiskWatch {
  let onFull: { since: number; until: number; failures: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const reportEnd = (): void => {
    if (onFull === null) return;
    const { since, until, failures } = onFull;
    onFull = null;
    listener.onFree({ seconds: Math.round((until - since) / 100) / 10, failures });
  };
  return {
    notice: (error) => {
      if (!isDiskFull(error)) return false;
      const at = performance.now();
      if (onFull === null) {
        onFull = { since: at, until: at, failures: 0 };
        listener.onFull(error instanceof Error ? error.message : String(error));
      }
      onFull.until = at;
      onFull.failures += 1;
      clearTimeout(timer);
      timer = setTimeout(reportEnd, settleMs).unref();
      return true;
    },
    isFull: () => onFull !== null,
    close: () => clearTimeout(timer),
  };
}
