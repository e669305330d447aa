import {
  type ClassId,
  type ContextId,
  type CourseConnection,
  courseConnectionSchema,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyPlatformGrades } from '../../platform/notify.ts';
import { lockManagedClass } from '../classes/index.ts';
import { classPageOf, givePlace } from './class-places.ts';
import {
  listConnectableClasses,
  listMembershipsOf,
  lockContext,
  selectOptionalContextOf,
  updateContextClass,
} from './context-queries.ts';
import { requestCourseRoster } from './due-rosters.ts';

const roleSchema = courseConnectionSchema.shape.role;

/** The course of a launch and its class, for people who have launched in it; not found for all others. */
export async function readConnection(actor: Actor, contextId: ContextId): Promise<CourseConnection> {
  const context = await loadContext(actor, contextId);
  const role = roleSchema.parse(context.role);
  const canConnect = role === 'instructor' && context.class_id === null;
  const classes = canConnect ? await listConnectableClasses(actor.userId) : [];
  return {
    contextId,
    title: context.title,
    platformName: context.platform_name,
    role,
    classPage: context.class_id === null ? null : await classPageOf(context.class_id, actor.userId),
    className: context.class_name,
    can: { connect: canConnect },
    ownClasses: classes,
  };
}

/** Connects a course with a class of the actor, who is an instructor of the course; everyone who has launched in the course gets their place in the class. */
export async function connectContext(
  actor: Actor,
  { contextId, classId }: { contextId: ContextId; classId: ClassId },
  now: Date,
): Promise<{ id: ClassId; page: string }> {
  return inTransaction(async () => {
    await requireInstructor(actor, contextId);
    await lockManagedClass(actor, classId);
    if ((await lockContext(contextId)) !== null) throw new AppError('lti.course_connected');
    if (!(await updateContextClass(contextId, { classId, actorId: actor.userId, at: now })))
      throw new AppError('lti.class_taken');
    const subject = { subject: 'class' as const, subjectId: classId };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'platform.connect_class',
      ...subject,
      details: { contextId },
    });
    for (const { userId, role } of await listMembershipsOf(contextId))
      await givePlace({ classId, userId, role: roleSchema.parse(role) }, now);
    await requestCourseRoster(contextId, { isWhole: true }, now);
    await notifyPlatformGrades();
    return { id: classId, page: await classPageOf(classId, actor.userId) };
  });
}

async function requireInstructor(actor: Actor, contextId: ContextId): Promise<void> {
  const { role } = await loadContext(actor, contextId);
  if (role !== 'instructor') throw new AppError('access.denied');
}

async function loadContext(actor: Actor, contextId: ContextId) {
  const context = await selectOptionalContextOf(actor.userId, contextId);
  if (!context) throw new AppError('not_found');
  return context;
}
