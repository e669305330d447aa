/** Pure checks of the rows of a log. */

export interface LogFault {
  /** Null if the fault does not belong to a single version. */
  version: number | null;
  kind: 'gap' | 'chain' | 'chunk' | 'blob' | 'document';
  reason: string;
}

interface LogOutline {
  chunks: readonly { first_seq: number; last_seq: number }[];
  tail: readonly { seq: number }[];
}

/** Versions count from 0 without gaps: sealed ones in chunks up to `sealed_seq`, the others as rows after it. */
export function findGaps({ chunks, tail }: LogOutline, { sealed_seq }: { sealed_seq: number }): LogFault[] {
  const faults: LogFault[] = [];
  const report = (version: number, reason: string) => faults.push({ version, kind: 'gap', reason });
  let next = 0;
  for (const { first_seq, last_seq } of chunks) {
    if (first_seq > next) report(next, `Versions ${next} to ${first_seq - 1} are missing`);
    if (first_seq < next) report(first_seq, `Versions ${first_seq} to ${next - 1} are stored twice`);
    next = Math.max(next, last_seq + 1);
  }
  if (next - 1 !== sealed_seq)
    report(next, `The file says that versions up to ${sealed_seq} are sealed; the chunks end at ${next - 1}`);
  for (const { seq } of tail) {
    if (seq < next) report(seq, `Version ${seq} is stored twice`);
    if (seq > next)
      report(
        next,
        seq - 1 === next ? `Version ${next} is missing` : `Versions ${next} to ${seq - 1} are missing`,
      );
    next = Math.max(next, seq + 1);
  }
  if (next === 0) report(0, 'There is no version');
  return faults;
}
