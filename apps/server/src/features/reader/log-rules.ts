import type { SubmissionLogEntry, VersionOrigin } from '@redraft/contracts';
import { countCodePoints } from '@redraft/revision-log';

interface Version {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  origin: VersionOrigin;
  ops: readonly { del: number; ins: string }[];
}

/** Saves that changed the text, with the number of inserted and deleted characters; the initial text is not a save. */
export function toLogEntries(versions: readonly Version[]): SubmissionLogEntry[] {
  return versions
    .filter(({ seq, ops }) => seq > 0 && ops.length > 0)
    .map(({ seq, at, origin, ops }) => ({
      id: seq,
      change: ops.reduce((sum, op) => sum + op.del + countCodePoints(op.ins), 0),
      timestamp: new Date(at).toISOString(),
      type: origin,
    }));
}
