import type { AssistantMarking, MarkingLevel, Role, SectionId, UserId } from '@redraft/contracts';
import type { Actor } from './actor.ts';
import { hasPermission } from './permission-rules.ts';

/** The rules need no more of an actor than this. */
export type ActorRoles = Pick<Actor, 'userId' | 'roles'>;

/** What the rules need to know of a class and of the actor's place in it. */
export interface ClassMembership {
  ownerId: UserId;
  isStudent: boolean;
  isAssistant: boolean;
  /** Those of the actor that hold in this class: a role that is given for chosen classes does not hold in others. */
  rolesInThisClass: readonly Role[];
}

/** The same with what an instructor lets the actor do as an assistant; `none` for everybody else. */
export interface MarkingMembership extends ClassMembership {
  marking: AssistantMarking;
}

/** Whose text it is that is commented on or graded, and in which section of the class they are. */
export interface MarkedText {
  studentId: UserId;
  sectionId: SectionId | null;
}

export function canManageClass(actor: ActorRoles, membership: Pick<ClassMembership, 'ownerId'>): boolean {
  return hasPermission(actor, 'class.manage') && membership.ownerId === actor.userId;
}

/** Whether somebody teaches the class or assists in it, whatever their roles. */
export function isStaffOf(
  membership: Pick<ClassMembership, 'isAssistant' | 'ownerId'>,
  userId: UserId,
): boolean {
  return membership.isAssistant || membership.ownerId === userId;
}

/** Staff read the whole class: its owner, its assistants, and whoever was given a role that reads it. */
export function canReadClassAsStaff(actor: ActorRoles, membership: ClassMembership): boolean {
  return (
    canManageClass(actor, membership) ||
    membership.isAssistant ||
    hasPermission({ roles: membership.rolesInThisClass }, 'class.read_any')
  );
}

/** As an institution does, by the calls of coordinators. */
export function canOverseeClass(membership: Pick<ClassMembership, 'rolesInThisClass'>): boolean {
  return hasPermission({ roles: membership.rolesInThisClass }, 'class.oversee');
}

export function canReadClassAsStudent(actor: ActorRoles, membership: ClassMembership): boolean {
  return hasPermission(actor, 'enrollment.join') && membership.isStudent;
}

export function canWriteSubmission(
  actor: ActorRoles,
  submission: { studentId: UserId },
  membership: ClassMembership,
): boolean {
  return (
    hasPermission(actor, 'assignment.write') &&
    canReadClassAsStudent(actor, membership) &&
    submission.studentId === actor.userId
  );
}

/** All grades of the class at once, who may give them, and when students see them. */
export function canGradeClass(actor: ActorRoles, membership: ClassMembership): boolean {
  return hasPermission(actor, 'submission.grade') && canManageClass(actor, membership);
}

/** Writes to a student about their text. */
export function canCommentOn(actor: ActorRoles, membership: MarkingMembership, text: MarkedText): boolean {
  return canGradeClass(actor, membership) || isAllowedTo(['comment', 'grade'], { actor, membership, text });
}

export function canGradeSubmission(
  actor: ActorRoles,
  membership: MarkingMembership,
  text: MarkedText,
): boolean {
  return canGradeClass(actor, membership) || isAllowedTo(['grade'], { actor, membership, text });
}

function isAllowedTo(
  levels: readonly MarkingLevel[],
  { actor, membership, text }: { actor: ActorRoles; membership: MarkingMembership; text: MarkedText },
): boolean {
  const { isAssistant, marking } = membership;
  // Whoever was a student of the class before they assisted in it has a text of their own there.
  if (!isAssistant || text.studentId === actor.userId) return false;
  return levels.includes(marking.level) && isInSections(marking, text);
}

function isInSections({ sectionIds }: AssistantMarking, { sectionId }: MarkedText): boolean {
  return sectionIds === null || (sectionId !== null && sectionIds.includes(sectionId));
}

/** Opens, closes and hands in the texts of students. */
export function canManageSubmission(actor: ActorRoles, membership: ClassMembership): boolean {
  return hasPermission(actor, 'submission.manage') && canManageClass(actor, membership);
}
