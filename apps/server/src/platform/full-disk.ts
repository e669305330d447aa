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

export interface FullDiskLines {
  full: (reason: string) => void;
  free: (outage: { seconds: number; failures: number }) => void;
}

export function createFullDiskWatch(lines: FullDiskLines): FullDiskWatch {
  let full: { since: number; until: number; failures: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    if (full === null) return;
    const { since, until, failures } = full;
    full = null;
    lines.free({ seconds: Math.round((until - since) / 100) / 10, failures });
  };
  return {
    notice: (error) => {
      if (!isDiskFull(error)) return false;
      const at = performance.now();
      if (full === null) {
        full = { since: at, until: at, failures: 0 };
        lines.full(error instanceof Error ? error.message : String(error));
      }
      full.until = at;
      full.failures += 1;
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs).unref();
      return true;
    },
    isFull: () => full !== null,
    close: () => clearTimeout(timer),
  };
}
