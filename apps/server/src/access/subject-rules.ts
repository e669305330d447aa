import type { UserId } from '@redraft/contracts';
import type { Actor } from './actor.ts';

/** The rules need no more of an actor than this. */
export type Who = Pick<Actor, 'userId' | 'roles'>;

/** What the rules need to know of a class and of the actor's place in it. */
export interface ClassStanding {
  ownerId: UserId;
  isStudent: boolean;
  isAssistant: boolean;
}

export function canManageClass(actor: Who, standing: ClassStanding): boolean {
  return actor.roles.includes('ROLE_INSTRUCTOR') && standing.ownerId === actor.userId;
}

/** Whether somebody teaches the class or assists in it, whatever their roles. */
export function isStaffOf(standing: ClassStanding, userId: UserId): boolean {
  return standing.isAssistant || standing.ownerId === userId;
}

/** Staff read the whole class: its owner, its assistants, holders of the global reading roles (spec 0 no. 13). */
export function canReadClassAsStaff(actor: Who, standing: ClassStanding): boolean {
  return (
    canManageClass(actor, standing) ||
    standing.isAssistant ||
    actor.roles.includes('ROLE_TEACHING_ASSISTANT') ||
    actor.roles.includes('ROLE_EDUCATION_COORDINATOR')
  );
}

export function canReadClassAsStudent(actor: Who, standing: ClassStanding): boolean {
  return actor.roles.includes('ROLE_STUDENT') && standing.isStudent;
}

export function canWriteSubmission(
  actor: Who,
  submission: { studentId: UserId },
  standing: ClassStanding,
): boolean {
  return canReadClassAsStudent(actor, standing) && submission.studentId === actor.userId;
}

export function canGradeSubmission(actor: Who, standing: ClassStanding): boolean {
  return canManageClass(actor, standing);
}
