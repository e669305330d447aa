/** PostgreSQL's "disk full", and what the system says where a file has no room: a full disk, or a quota that is used up. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** A disk on which nothing has failed for so long is taken to have room again: the next write finds out. */
const settleMs = 30_000;

/** Whether the disk is full, told in two lines however much fails in between. */
export interface FullDiskWatch {
  /** Of anything that failed: true if that was for want of room. */
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
