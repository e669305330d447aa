import { createHash } from 'node:crypto';
import type { ClassId, ContextId, UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { workInTurns } from '../../platform/turns.ts';
import { lockClass, selectClass } from '../classes/index.ts';
import { isOpenForEnrollment } from '../members/index.ts';
import { type Applied, applyPlan } from './apply-roster.ts';
import { lockContext } from './context-queries.ts';
import { countIdentities, lockIdentities } from './people-queries.ts';
import type { PlatformRow } from './platform-queries.ts';
import type { CourseList } from './read-members.ts';
import { listKnownMembers, upsertRosterResult } from './roster-queries.ts';
import { describeChanges, isChange, planRoster, type RosterLine, type RosterPlan } from './roster-rules.ts';

export interface CourseOfClass {
  contextId: ContextId;
  classId: ClassId;
  platform: PlatformRow;
}

/** Platforms cache lists of members: a person who launches now may be missing from the list that is read. */
const justLaunchedMs = 60 * 60_000;

/** Plans the changes that a list of members leads to now. */
export async function planSynchronisation(
  course: CourseOfClass,
  { members, sections, isWhole }: CourseList,
  now: Date,
): Promise<RosterPlan> {
  const { contextId, classId, platform } = course;
  const known = await listKnownMembers(
    { contextId, classId, issuer: platform.issuer },
    {
      subjects: members.map(({ subject }) => subject),
      launchedSince: new Date(now.getTime() - justLaunchedMs),
    },
  );
  return workInTurns(planRoster({ members, sections, known, isWhole }));
}

/** A hash that identifies exactly these changes. */
export async function fingerprintOf({ lines }: RosterPlan): Promise<string> {
  return createHash('sha256')
    .update(await workInTurns(describeChanges(lines)))
    .digest('hex');
}

/**
 * Locks everything that the plan depends on, in the transaction of the caller: first the identities, if new ones are created (as a launch does), then
 * the course, then the class. False if the course is not connected with this class any more, or nobody can join it.
 */
export async function lockCourse(
  { contextId, classId, platform }: CourseOfClass,
  { members }: CourseList,
  now: Date,
): Promise<boolean> {
  const subjects = members.map(({ subject }) => subject);
  if ((await countIdentities(platform.issuer, subjects)) < subjects.length)
    await lockIdentities(platform.issuer);
  if ((await lockContext(contextId)) !== classId) return false;
  await lockClass(classId);
  return isOpenForEnrollment(await selectClass(classId), now);
}

/** Applies a plan and records that the class is synchronised; in the transaction of the caller, under its locks. */
export async function applySynchronisation(
  plan: RosterPlan,
  { course, list, actorId }: { course: CourseOfClass; list: CourseList; actorId: UserId | null },
  now: Date,
): Promise<void> {
  const { contextId, classId, platform } = course;
  const applied = await applyPlan(plan.lines, { contextId, classId, platform, sections: list.sections }, now);
  await upsertRosterResult(contextId, { outcome: 'synchronised', differencesUrl: list.differencesUrl }, now);
  if (plan.lines.some(isChange)) await record({ plan, applied, course, actorId }, now);
}

async function record(
  {
    plan,
    applied,
    course,
    actorId,
  }: {
    plan: RosterPlan;
    applied: Applied;
    course: CourseOfClass;
    actorId: UserId | null;
  },
  now: Date,
): Promise<void> {
  await audit({
    at: now,
    actorId,
    action: 'class.synchronise_roster',
    subject: 'class',
    subjectId: course.classId,
    details: { platform: course.platform.name, counts: countOutcomes(plan.lines), ...applied },
  });
}

export function countOutcomes(lines: readonly RosterLine[]): Partial<Record<RosterLine['outcome'], number>> {
  const counts: Partial<Record<RosterLine['outcome'], number>> = {};
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
