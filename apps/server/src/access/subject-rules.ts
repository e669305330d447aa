import type { AssistantMarking, MarkingLevel, Role, SectionId, UserId } from '@redraft/contracts';
import type { Actor } from './actor.ts';
import { hasPermission } from './permission-rules.ts';

/** The part of an actor that the rules need. */
export type ActorRoles = Pick<Actor, 'userId' | 'roles'>;

/** What the rules need to know about a class and the actor's place in it. */
export interface ClassMembership {
  ownerId: UserId;
  isStudent: boolean;
  isAssistant: boolean;
  /** The actor's roles that apply in this class: a role assigned for selected classes does not apply in others. */
  rolesInThisClass: readonly Role[];
}

/** Also what an instructor allows the actor as an assistant; `none` for everyone else. */
export interface MarkingMembership extends ClassMembership {
  marking: AssistantMarking;
}

/** The author of the text that is commented on or graded, and the author's section of the class. */
export interface MarkedText {
  studentId: UserId;
  sectionId: SectionId | null;
}

export function canManageClass(actor: ActorRoles, membership: Pick<ClassMembership, 'ownerId'>): boolean {
  return hasPermission(actor, 'class.manage') && membership.ownerId === actor.userId;
}

/** Whether the user teaches or assists in the class, whatever their roles. */
export function isStaffOf(
  membership: Pick<ClassMembership, 'isAssistant' | 'ownerId'>,
  userId: UserId,
): boolean {
  return membership.isAssistant || membership.ownerId === userId;
}

/** Class-wide read access: the owner, assistants, and users with a role that reads this class. */
export function canReadClassAsStaff(actor: ActorRoles, membership: ClassMembership): boolean {
  return (
    canManageClass(actor, membership) ||
    membership.isAssistant ||
    hasPermission({ roles: membership.rolesInThisClass }, 'class.read_any')
  );
}

/** Oversight on behalf of the institution, as coordinators have it. */
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

/** Editing all grades of the class, choosing graders, and setting when students see grades. */
export function canGradeClass(actor: ActorRoles, membership: ClassMembership): boolean {
  return hasPermission(actor, 'submission.grade') && canManageClass(actor, membership);
}

/** Writing feedback to a student about a text. */
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
  // An assistant who was a student of the class before still has a text in it, and must not mark that one.
  if (!isAssistant || text.studentId === actor.userId) return false;
  return levels.includes(marking.level) && isInSections(marking, text);
}

function isInSections({ sectionIds }: AssistantMarking, { sectionId }: MarkedText): boolean {
  return sectionIds === null || (sectionId !== null && sectionIds.includes(sectionId));
}

/** Opening, closing and handing in students' texts. */
export function canManageSubmission(actor: ActorRoles, membership: ClassMembership): boolean {
  return hasPermission(actor, 'submission.manage') && canManageClass(actor, membership);
}
