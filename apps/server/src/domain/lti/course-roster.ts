import {
  type ClassId,
  type CourseRoster,
  type CourseRosterProblem,
  courseRosterProblemSchema,
  maxListedChanges,
  type RosterPreview,
  type SynchronisedRoster,
  type SynchroniseRosterBody,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { z } from 'zod';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { loadManagedClass } from '../classes/index.ts';
import { isOpenForEnrollment, listSections } from '../members/index.ts';
import { missingSections } from './apply-roster.ts';
import { type PlatformRow, selectOptionalPlatform } from './platform-queries.ts';
import { type CourseList, readCourse } from './read-members.ts';
import { selectOptionalCourseOfClass, upsertRosterResult } from './roster-queries.ts';
import { needsConfirmation, type RosterPlan } from './roster-rules.ts';
import type { ServiceClient } from './service-client.ts';
import {
  applySynchronisation,
  type CourseOfClass,
  countOutcomes,
  fingerprintOf,
  lockCourse,
  planSynchronisation,
} from './synchronise-roster.ts';

/** A limit on reading a list of members, because a person is waiting for the answer. */
const maxReadingMs = 40_000;
const outcomeSchema = z.enum(['synchronised', 'failed', 'stopped']);

/** The course that a class is connected with, and the state of its roster. The caller has checked the permission. */
export async function readCourseRoster(classId: ClassId): Promise<CourseRoster> {
  const found = await selectOptionalCourseOfClass(classId);
  if (!found) return { course: null };
  return {
    course: {
      title: found.title,
      platformName: found.platform_name,
      isOffered: found.memberships_url !== null,
      state: found.outcome === null ? 'never' : outcomeSchema.parse(found.outcome),
      problem: courseRosterProblemSchema.nullable().parse(found.problem),
      detail: found.detail,
      leaving: found.leaving,
      triedAt: found.tried_at?.toISOString() ?? null,
      synchronisedAt: found.synchronised_at?.toISOString() ?? null,
    },
  };
}

/** What synchronising would change; stores only whether the platform could be asked. */
export async function previewCourseRoster(
  actor: Actor,
  { classId, client }: { classId: ClassId; client: ServiceClient },
  clock: () => Date,
): Promise<RosterPreview> {
  const { course, list } = await readCourseOf(actor, { classId, client }, clock);
  const plan = await planSynchronisation(course, list, clock());
  return {
    ...presentCounts(plan),
    fingerprint: await fingerprintOf(plan),
    changes: presentChanges(plan),
    newSections: missingSections(plan.lines, await listSections(classId)),
    needsConfirmation: needsConfirmation(plan),
  };
}

/** Applies the previewed changes, all or none: the course is read again, and must lead to the same changes. */
export async function synchroniseRoster(
  actor: Actor,
  { body, client }: { body: SynchroniseRosterBody; client: ServiceClient },
  clock: () => Date,
): Promise<SynchronisedRoster> {
  const { course, list } = await readCourseOf(actor, { classId: body.classId, client }, clock);
  return inTransaction(async () => {
    const now = clock();
    if (!(await lockCourse(course, list, now))) throw new AppError('lti.roster_changed');
    await loadManagedClass(actor, body.classId);
    const plan = await planSynchronisation(course, list, now);
    if ((await fingerprintOf(plan)) !== body.fingerprint) throw new AppError('lti.roster_changed');
    if (needsConfirmation(plan) && !body.confirmsRemovals) throw new AppError('lti.removals_unconfirmed');
    await applySynchronisation(plan, { course, list, actorId: actor.userId }, now);
    return presentCounts(plan);
  });
}

async function readCourseOf(
  actor: Actor,
  { classId, client }: { classId: ClassId; client: ServiceClient },
  clock: () => Date,
): Promise<{ course: CourseOfClass; list: CourseList }> {
  const row = await loadManagedClass(actor, classId);
  const found = await selectOptionalCourseOfClass(classId);
  const platform = found && (await selectOptionalPlatform(found.platform_id));
  if (!found || !platform) throw new AppError('not_found');
  if (!isOpenForEnrollment(row, clock())) throw new AppError('class.closed');
  const { memberships_url: membershipsUrl, groups_url: groupsUrl, differences_url: differencesUrl } = found;
  if (membershipsUrl === null)
    throw new AppError(sentence('lti.roster_not_offered', { platform: platform.name }));
  const services = { membershipsUrl, groupsUrl, differencesUrl };
  const until = new Date(clock().getTime() + maxReadingMs);
  const reading = await readCourse({ client, platform, services, isWhole: true, failures: 0, until }, clock);
  if (reading.kind === 'read')
    return { course: { contextId: found.id, classId, platform }, list: reading.list };
  const { problem, detail } = reading;
  await upsertRosterResult(found.id, { outcome: 'failed', problem, detail }, clock());
  throw refusalOf(problem, { platform, detail });
}

function refusalOf(
  problem: CourseRosterProblem,
  { platform, detail }: { platform: PlatformRow; detail: string | null },
): AppError {
  const words = { platform: platform.name, detail: detail ?? '' };
  switch (problem) {
    case 'no_answer':
      return new AppError(sentence('lti.roster_no_answer', { platform: platform.name }));
    case 'refused':
      return new AppError(sentence('lti.roster_refused', words));
    case 'unreadable':
      return new AppError(sentence('lti.roster_unreadable', words));
    case 'too_many':
      return new AppError('lti.roster_too_many');
  }
}

function presentCounts({ lines }: RosterPlan): SynchronisedRoster {
  const { unchanged = 0, ...counts } = countOutcomes(lines);
  return { counts, unchanged };
}

/** The order of the preview: people who are skipped or leave come first, because users look for them. */
const shownOrder = ['skipped', 'leaves', 'changes_role', 'returns', 'joins', 'moves'] as const;

function presentChanges({ lines }: RosterPlan): RosterPreview['changes'] {
  const byOutcome = Map.groupBy(lines, ({ outcome }) => outcome);
  return shownOrder
    .flatMap((outcome) =>
      (byOutcome.get(outcome) ?? []).map(({ name, role, reason, section }) => ({
        name,
        role,
        outcome,
        reason,
        section,
      })),
    )
    .slice(0, maxListedChanges);
}
