import type { ContextId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/db.ts';
import { notifyCourseRosters } from '../../platform/notify.ts';
import { type PlatformRow, selectOptionalPlatform } from './platform-queries.ts';
import { type CourseList, type CourseReading, readCourse } from './read-members.ts';
import {
  type ClaimedRoster,
  claimRoster,
  releaseRoster,
  requestAllRosters,
  requestRoster,
  upsertRosterResult,
} from './roster-queries.ts';
import { countOutcome, needsConfirmation } from './roster-rules.ts';
import { oldestClaim } from './service-answer-rules.ts';
import type { ServiceClient } from './service-client.ts';
import { applySynchronisation, lockCourse, planSynchronisation } from './synchronise-roster.ts';

/** Rosters that a worker reads without a request by a user: after launches of instructors, and each night. */

/** Minimum interval between reading one roster because of launches: an instructor may open many links in a lesson. */
const pauseMs = 10 * 60_000;
/** Limit on reading one roster; shorter than the validity of a claim (`oldestClaim`), so that no other worker reads it meanwhile. */
const maxReadingMs = 4 * 60_000;
/** After this many consecutive failures, the next attempt is at night or after the next launch. */
const maxFailures = 6;

/** Requests reading the roster of a course, in the transaction of its launch. */
export async function requestCourseRoster(
  contextId: ContextId,
  { isWhole }: { isWhole: boolean },
  now: Date,
): Promise<void> {
  await requestRoster({ contextId, isWhole, pauseMs }, now);
  await notifyCourseRosters();
}

/** One day back, because the day in the time zone of a class may differ from the day in UTC. */
const dayMs = 24 * 60 * 60_000;

export async function requestCourseRosters(now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  await requestAllRosters(yesterday, now);
}

export interface RosterReader {
  client: ServiceClient;
  clock: () => Date;
  logger: Logger;
}

/** Synchronises one roster that is due; false if there is none. */
export async function synchroniseDueRoster(reader: RosterReader): Promise<boolean> {
  const { clock } = reader;
  const claimed = await claimRoster(oldestClaim(clock()), clock());
  if (!claimed) return false;
  const platform = await selectOptionalPlatform(claimed.platformId);
  if (!platform) {
    await releaseRoster(claimed, { nextAt: null, failures: 0 });
    return true;
  }
  const reading = await readCourse(
    {
      client: reader.client,
      platform,
      services: claimed,
      isWhole: claimed.isWhole,
      failures: claimed.failures,
      until: new Date(clock().getTime() + maxReadingMs),
    },
    clock,
  );
  if (reading.kind === 'failed') await noteFailure(claimed, reading, reader);
  else await synchronise({ claimed, platform, list: reading.list }, clock());
  return true;
}

async function noteFailure(
  claimed: ClaimedRoster,
  { problem, detail, until }: Extract<CourseReading, { kind: 'failed' }>,
  { clock, logger }: RosterReader,
): Promise<void> {
  const failures = claimed.failures + 1;
  logger.info({ contextId: claimed.contextId, problem, detail }, 'A roster could not be read');
  await inTransaction(async () => {
    await upsertRosterResult(claimed.contextId, { outcome: 'failed', problem, detail }, clock());
    await releaseRoster(claimed, { nextAt: failures < maxFailures ? until : null, failures });
  });
}

async function synchronise(
  { claimed, platform, list }: { claimed: ClaimedRoster; platform: PlatformRow; list: CourseList },
  now: Date,
): Promise<void> {
  const { contextId, classId } = claimed;
  const course = { contextId, classId, platform };
  await inTransaction(async () => {
    if (await lockCourse(course, list, now)) {
      const plan = await planSynchronisation(course, list, now);
      // A worker can ask nobody for confirmation: a person must synchronise this roster, and sees who would leave.
      if (needsConfirmation(plan)) {
        const leaving = countOutcome(plan.lines, 'leaves');
        await upsertRosterResult(contextId, { outcome: 'stopped', leaving }, now);
      } else await applySynchronisation(plan, { course, list, actorId: null }, now);
    }
    await releaseRoster(claimed, { nextAt: null, failures: 0 });
  });
}
