import type { JobQueue } from '@redraft/contracts';
import { failed, ok } from './check.ts';

/** Judgements about what the checks have measured: pure functions. */

const maxClockDifferenceMs = 2000;

export function judgeClocks(differenceMs: number) {
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1);
  return Math.abs(differenceMs) <= maxClockDifferenceMs
    ? ok(`This machine and the database differ by ${seconds} s.`)
    : failed(
        `This machine and the database differ by ${seconds} s. Deadlines are judged by these clocks: let both keep time (NTP).`,
      );
}

const minFreeBytes = 2 * 1024 ** 3;
const minFreeShare = 0.05;

export function judgeDisk({ free, total, folder }: { free: number; total: number; folder: string }) {
  const says = `${(free / 1024 ** 3).toFixed(1)} of ${(total / 1024 ** 3).toFixed(1)} GB are free at ${folder}.`;
  return free >= minFreeBytes && free >= total * minFreeShare
    ? ok(says)
    : failed(`${says} Saves are refused once it is full: make room.`);
}

/** A job runs each minute, so a worker that is alive has completed one in this time. */
const maxIdleMs = 5 * 60_000;

export function judgeWorker(queues: readonly Pick<JobQueue, 'lastCompletedAt'>[], now: Date) {
  const times = queues.flatMap(({ lastCompletedAt: at }) => (at === null ? [] : [Date.parse(at)]));
  const start = 'Start a process with ROLES=worker, or look into its log.';
  if (times.length === 0) return failed(`No worker has completed a job yet. ${start}`);
  const idleMs = now.getTime() - Math.max(...times);
  const minutes = Math.round(idleMs / 60_000);
  return idleMs <= maxIdleMs
    ? ok('A worker has completed a job within five minutes.')
    : failed(`No worker has completed a job for ${minutes} minutes. ${start}`);
}

const maxWaiting = 1000;

export function judgeQueues(queues: readonly Pick<JobQueue, 'name' | 'waiting' | 'failed'>[]) {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const failures = queues.filter((queue) => queue.failed > 0);
  if (waiting > maxWaiting) return failed(`${waiting} jobs wait. Start another process with ROLES=worker.`);
  if (failures.length === 0) return ok(`${waiting} jobs wait, none has failed.`);
  const names = failures.map(({ name, failed: count }) => `${name} (${count})`).join(', ');
  return failed(`Jobs have failed: ${names}. The page "Jobs" of the admin area says why.`);
}

const soonMs = 30 * 86_400_000;

export function judgeCertificate(validTo: Date, now: Date) {
  const day = validTo.toISOString().slice(0, 10);
  if (validTo <= now)
    return failed(`The institution's certificate expired on ${day}. Set the new one in SAML_IDP_CERT.`);
  return validTo.getTime() - now.getTime() > soonMs
    ? ok(`The institution's certificate is valid until ${day}.`)
    : failed(`The institution's certificate expires on ${day}. Add the next one to SAML_IDP_CERT.`);
}
