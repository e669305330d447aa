/**
 * How far a read replica is behind, without comparing clocks: at a time of our own, the primary was at a position of its log; a replica that has replayed
 * that position has everything that was committed by then (docs/decisions/0107-a-read-replica-answers-graphs-and-reports.md).
 */

/** Older answers come from the primary. */
export const maxLagMs = 10_000;

/** A position that the primary's log had reached when it was asked. */
export interface LogPosition {
  askedAtMs: number;
  position: number;
}

export interface ReplicaFacts {
  /** Of this database among all of all clusters; a replica has that of its primary. */
  identity: string;
  isInRecovery: boolean;
  /** A WAL receiver runs. */
  isStreaming: boolean;
  /** Null if nothing has been replayed. */
  replayedPosition: number | null;
}

export type ReplicaFinding =
  /** Has everything that was committed on the primary at this time. */
  | { kind: 'current'; asOfMs: number }
  | { kind: 'behind' | 'not_streaming' | 'not_in_recovery' | 'other_database' }
  | { kind: 'away'; reason: string };

export function judgeReplica(
  replica: ReplicaFacts,
  primaryIdentity: string,
  positions: readonly LogPosition[],
): ReplicaFinding {
  if (replica.identity !== primaryIdentity) return { kind: 'other_database' };
  if (!replica.isInRecovery) return { kind: 'not_in_recovery' };
  if (!replica.isStreaming) return { kind: 'not_streaming' };
  const replayed = replica.replayedPosition ?? -1;
  const reached = positions.filter(({ position }) => position <= replayed);
  if (reached.length === 0) return { kind: 'behind' };
  return { kind: 'current', asOfMs: Math.max(...reached.map(({ askedAtMs }) => askedAtMs)) };
}

/** What a finding is worth some time later: it says nothing about what was committed since. */
export function ageFinding(finding: ReplicaFinding, nowMs: number): ReplicaFinding {
  return finding.kind === 'current' && nowMs - finding.asOfMs > maxLagMs ? { kind: 'behind' } : finding;
}

/** Positions that can still matter. */
export function keepRecent(positions: readonly LogPosition[], nowMs: number): LogPosition[] {
  return positions.filter(({ askedAtMs }) => nowMs - askedAtMs <= maxLagMs);
}
