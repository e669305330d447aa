import type { UserId } from '@redraft/contracts';
import type { Actor } from './actor.ts';
import { mayAsk } from './permission-rules.ts';

/** The rules need no more of an actor than this. */
export type Who = Pick<Actor, 'userId' | 'roles'>;

/** What the rules need to know of a class and of the actor's place in it. */
export interface ClassStanding {
  ownerId: UserId;
  isStudent: boolean;
  isAssistant: boolean;
}

export function canManageClass(actor: Who, standing: Pick<ClassStanding, 'ownerId'>): boolean {
  return mayAsk(actor, 'class.manage') && standing.ownerId === actor.userId;
}

/** Whether somebody teaches the class or assists in it, whatever their roles. */
export function isStaffOf(standing: ClassStanding, userId: UserId): boolean {
  return standing.isAssistant || standing.ownerId === userId;
}

/** Staff read the whole class: its owner, its assistants, holders of the global reading roles. */
export function canReadClassAsStaff(actor: Who, standing: ClassStanding): boolean {
  return canManageClass(actor, standing) || standing.isAssistant || mayAsk(actor, 'class.read_any');
}

export function canReadClassAsStudent(actor: Who, standing: ClassStanding): boolean {
  return mayAsk(actor, 'enrollment.join') && standing.isStudent;
}

export function canWriteSubmission(
  actor: Who,
  submission: { studentId: UserId },
  standing: ClassStanding,
): boolean {
  return (
    mayAsk(actor, 'assignment.write') &&
    canReadClassAsStudent(actor, standing) &&
    submission.studentId === actor.userId
  );
}

export function canGradeSubmission(actor: Who, standing: ClassStanding): boolean {
  return mayAsk(actor, 'submission.grade') && canManageClass(actor, standing);
}

/** Opens, closes and hands in the texts of students. */
export function canManageSubmission(actor: Who, standing: ClassStanding): boolean {
  return mayAsk(actor, 'submission.manage') && canManageClass(actor, standing);
}
