import type { EditorConsole, JobReport, RetryJobsBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { countOpenings, type EditorHost } from '../../domain/editor-host/index.ts';
import { audit } from '../../platform/audit.ts';
import { hasJobs, listFailures, listQueues, retryJobs } from '../../platform/job-queue.ts';
import { insertBackup } from './checks/database-queries.ts';
import { reasonOf } from './failure-rules.ts';

const shownFailures = 100;

export async function readJobs(): Promise<JobReport> {
  if (!(await hasJobs())) return { isInstalled: false, queues: [], failures: [] };
  const [queues, failures] = await Promise.all([loadQueues(), listFailures(shownFailures)]);
  return {
    isInstalled: true,
    queues,
    failures: failures.map((row) => ({
      id: row.id,
      queue: row.name,
      failedAt: row.failed_at.toISOString(),
      retries: row.retry_count,
      reason: reasonOf(row.output),
    })),
  };
}

async function loadQueues(): Promise<JobReport['queues']> {
  const queues = await listQueues();
  return queues.map(({ last_completed_at: at, ...queue }) => ({
    ...queue,
    lastCompletedAt: at?.toISOString() ?? null,
  }));
}

/** The job queues without their failures; empty before a worker has started for the first time. */
export async function readQueues(): Promise<JobReport['queues']> {
  return (await hasJobs()) ? loadQueues() : [];
}

/** Jobs that are no longer failed are skipped: they were retried already, or deleted. */
export async function retryFailed(
  actor: Actor,
  { queue, ids }: RetryJobsBody,
  now: Date,
): Promise<{ retried: number }> {
  if (!(await hasJobs())) return { retried: 0 };
  const retried = await retryJobs(queue, ids);
  const subject = { subject: 'job' as const, subjectId: 0 };
  const details = { queue, ids, retried };
  if (retried > 0) await audit({ at: now, actorId: actor.userId, action: 'job.retry', ...subject, details });
  return { retried };
}

export async function readEditorConsole(editorHost: EditorHost, now: Date): Promise<EditorConsole> {
  return { consoleUrl: editorHost.consoleUrl, ...(await countOpenings(now)) };
}

/** A backup of the database is complete. */
export function recordBackup(now: Date): Promise<void> {
  return insertBackup(now);
}
