import type { JobQueue } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { ReplicaFinding } from '../../../platform/replica-rules.ts';
import { type Finding, failed, ok } from './check-result.ts';

/** Pure functions that judge what the checks have measured. */

const maxClockDifferenceMs = 2000;

export function judgeClocks(differenceMs: number): Finding {
  const seconds = Math.abs(differenceMs) / 1000;
  return Math.abs(differenceMs) <= maxClockDifferenceMs
    ? ok(sentence('check.clocks_ok', { seconds }))
    : failed(sentence('check.clocks_differ', { seconds }));
}

const replicaFailures = {
  behind: 'check.replica_behind',
  not_streaming: 'check.replica_not_streaming',
  not_in_recovery: 'check.replica_not_in_recovery',
  other_database: 'check.replica_other_database',
} as const;

export function judgeReplicaFinding(finding: ReplicaFinding, nowMs: number): Finding {
  if (finding.kind === 'current')
    return ok(sentence('check.replica_ok', { seconds: (nowMs - finding.asOfMs) / 1000 }));
  if (finding.kind === 'away') return failed(sentence('check.replica_away', { reason: finding.reason }));
  return failed(replicaFailures[finding.kind]);
}

const gigabyte = 1024 ** 3;
const minFreeBytes = 2 * gigabyte;
const minFreeShare = 0.05;

export function judgeDisk({ free, total, folder }: { free: number; total: number; folder: string }): Finding {
  const space = { free: free / gigabyte, total: total / gigabyte, folder };
  return free >= minFreeBytes && free >= total * minFreeShare
    ? ok(sentence('check.disk_ok', space))
    : failed(sentence('check.disk_low', space));
}

/** For an installation without the settings of an object storage: the server does not start without them while there is any object. */
export function judgeMissingStorage({ objects, unused }: { objects: number; unused: number }): Finding {
  if (unused > 0) return failed(sentence('check.objects_missing_unused', { objects, unused }));
  return objects === 0 ? ok('check.objects_off') : failed(sentence('check.objects_missing', { objects }));
}

/** A job runs each minute, so a worker that is alive has completed one in this time. */
const maxIdleMs = 5 * 60_000;

export function judgeWorker(queues: readonly Pick<JobQueue, 'lastCompletedAt'>[], now: Date): Finding {
  const times = queues.flatMap(({ lastCompletedAt: at }) => (at === null ? [] : [Date.parse(at)]));
  if (times.length === 0) return failed('check.worker_never');
  const idleMs = now.getTime() - Math.max(...times);
  return idleMs <= maxIdleMs
    ? ok('check.worker_ok')
    : failed(sentence('check.worker_idle', { minutes: Math.round(idleMs / 60_000) }));
}

const maxWaiting = 1000;

export function judgeQueues(queues: readonly Pick<JobQueue, 'name' | 'waiting' | 'failed'>[]): Finding {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const failures = queues.filter((queue) => queue.failed > 0);
  if (waiting > maxWaiting) return failed(sentence('check.jobs_waiting', { waiting }));
  if (failures.length === 0) return ok(sentence('check.jobs_ok', { waiting }));
  const names = failures.map(({ name, failed: count }) => `${name} (${count})`).join(', ');
  return failed(sentence('check.jobs_failed', { names }));
}

const soonMs = 30 * 86_400_000;

export function judgeCertificate(validTo: Date, now: Date): Finding {
  const day = validTo.toISOString().slice(0, 10);
  if (validTo <= now) return failed(sentence('check.certificate_expired', { day }));
  return validTo.getTime() - now.getTime() > soonMs
    ? ok(sentence('check.certificate_ok', { day }))
    : failed(sentence('check.certificate_soon', { day }));
}

/** A day, plus the time that a backup takes. */
const maxBackupAgeHours = 26;

export interface BackupFacts {
  /** The last backup that was recorded as finished. */
  finishedAt: Date | null;
  archiving: { isOn: boolean; lastArchivedAt: Date | null; lastFailedAt: Date | null };
}

/**
 * A server whose database is its own, on the same machine or private network (not `isShared`), may have no backup; on any other, an unknown age is a
 * fault too.
 */
export function judgeBackups(
  { finishedAt, archiving }: BackupFacts,
  { isShared }: { isShared: boolean },
  now: Date,
): Finding {
  const { isOn, lastArchivedAt, lastFailedAt } = archiving;
  if (isOn && lastFailedAt && (!lastArchivedAt || lastFailedAt > lastArchivedAt))
    return failed(sentence('check.archiving_fails', { at: formatTime(lastFailedAt) }));
  const [last] = [finishedAt, isOn ? lastArchivedAt : null]
    .filter((at) => at !== null)
    .sort((a, b) => b.getTime() - a.getTime());
  if (!last) return isShared ? failed('check.backup_unknown') : ok('check.backup_none');
  const hours = Math.floor((now.getTime() - last.getTime()) / 3_600_000);
  const isArchived = last === lastArchivedAt;
  if (hours <= maxBackupAgeHours)
    return ok(sentence(isArchived ? 'check.archiving_ok' : 'check.backup_ok', { at: formatTime(last) }));
  return failed(sentence('check.backup_old', { at: formatTime(last), hours }));
}

function formatTime(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
