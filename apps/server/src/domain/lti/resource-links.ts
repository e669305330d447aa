import {
  type AssignmentId,
  assignmentIdSchema,
  type ChooseLinkTargetBody,
  type ClassId,
  type ContextId,
  type ResourceLinkId,
  type UnassignedLink,
} from '@redraft/contracts';
import { type Actor, canReadClassAsStaff } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyPlatformGrades } from '../../platform/notify.ts';
import { selectClass } from '../classes/index.ts';
import { selectOptionalMembership } from '../members/index.ts';
import { classPageOf } from './class-places.ts';
import { selectOptionalContextOf } from './context-queries.ts';
import { listLinkable } from './deep-linking.ts';
import { assignmentParameter } from './deep-linking-rules.ts';
import type { Launch } from './launch-rules.ts';
import {
  isAssignmentOfClass,
  listLinkedAssignments,
  selectOptionalLink,
  updateLinkTarget,
  upsertResourceLink,
} from './link-queries.ts';

/** The target of a link in a course. */
export type LinkTarget =
  | { kind: 'assignment'; assignmentId: AssignmentId }
  | { kind: 'class' }
  /** No target yet: a link that was created by hand on the platform, or copied with its course. */
  | { kind: 'bare'; linkId: ResourceLinkId };

/** Opens the link of a launch, and stores it with the assignment that the launch names. */
export async function openLink(
  { launch, context }: { launch: Launch; context: { id: ContextId; classId: ClassId | null } },
  now: Date,
): Promise<LinkTarget> {
  const { resourceLink } = launch;
  if (resourceLink === null) return { kind: 'class' };
  const named = assignmentIdSchema.safeParse(launch.custom[assignmentParameter]).data ?? null;
  const link = await upsertResourceLink({
    contextId: context.id,
    resourceLinkId: resourceLink.id,
    title: resourceLink.title,
    assignmentId: await ofClass(named, context.classId),
    lineItemUrl: launch.endpoint.lineItem,
    at: now,
  });
  const assignmentId = await ofClass(link.assignmentId, context.classId);
  if (assignmentId !== null) return { kind: 'assignment', assignmentId };
  // A launch without a link, as from the navigation of a course, has the ID of the course in its place.
  const isOfCourse = resourceLink.id === launch.context?.id;
  return link.leadsToClass || isOfCourse ? { kind: 'class' } : { kind: 'bare', linkId: link.id };
}

async function ofClass(
  assignmentId: AssignmentId | null,
  classId: ClassId | null,
): Promise<AssignmentId | null> {
  if (assignmentId === null || classId === null) return null;
  return (await isAssignmentOfClass(assignmentId, classId)) ? assignmentId : null;
}

export function pageOfBareLink(linkId: ResourceLinkId): string {
  return `/lti/link/${linkId}`;
}

/** A link without a target, for people who have launched in its course. */
export async function readBareLink(actor: Actor, id: ResourceLinkId): Promise<UnassignedLink> {
  const { link, course, classId } = await loadLink(actor, id);
  const row = await selectClass(classId);
  const classPage = await classPageOf(classId, actor.userId);
  const assignmentId = await ofClass(link.assignment_id, classId);
  const isStudent = course.role === 'student';
  const assignmentPage = isStudent && assignmentId !== null ? `/assignment/${assignmentId}` : null;
  const target = link.leads_to_class || assignmentId !== null ? (assignmentPage ?? classPage) : null;
  const membership = await selectOptionalMembership(classId, actor.userId);
  const isStaff = membership !== undefined && canReadClassAsStaff(actor, membership);
  const canChoose = course.role === 'instructor' && isStaff;
  return {
    title: link.title,
    courseTitle: course.title,
    className: row.name,
    classTimeZone: row.time_zone,
    classPage,
    target,
    can: { choose: canChoose },
    assignments: canChoose ? await listChoices(actor, { classId, contextId: course.id }) : [],
  };
}

async function listChoices(
  actor: Actor,
  { classId, contextId }: { classId: ClassId; contextId: ContextId },
): Promise<UnassignedLink['assignments']> {
  const linked = new Set(await listLinkedAssignments(contextId));
  return (await listLinkable(actor, classId)).map(({ id, title, endsAt, drafts }) => ({
    id,
    title,
    deadline: endsAt.toISOString(),
    isLinked: linked.has(id),
    drafts: drafts.length,
  }));
}

/** An instructor of the course chooses the target of a link, for everybody. */
export async function chooseLinkTarget(
  actor: Actor,
  { id, assignmentId }: ChooseLinkTargetBody,
  now: Date,
): Promise<{ target: string }> {
  return inTransaction(async () => {
    const { course, classId } = await loadLink(actor, id);
    if (course.role !== 'instructor') throw new AppError('lti.instructor_needed');
    const linkable = await listLinkable(actor, classId);
    if (assignmentId !== null && !linkable.some((one) => one.id === assignmentId))
      throw new AppError('not_found');
    await updateLinkTarget(id, assignmentId);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'platform.link_assignment',
      subject: 'platform',
      subjectId: course.platform_id,
      details: { contextId: course.id, classId, assignmentId },
    });
    await notifyPlatformGrades();
    return { target: await classPageOf(classId, actor.userId) };
  });
}

async function loadLink(actor: Actor, id: ResourceLinkId) {
  const link = await selectOptionalLink(id);
  const course = link && (await selectOptionalContextOf(actor.userId, link.context_id));
  if (!link || !course || course.class_id === null) throw new AppError('not_found');
  return { link, course, classId: course.class_id };
}
