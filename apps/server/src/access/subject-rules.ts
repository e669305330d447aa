import type { AssistantMarking, MarkingLevel, Role, SectionId, UserId } from '@redraft/contracts';
import type { Actor } from './actor.ts';
import { mayAsk } from './permission-rules.ts';

/** The rules need no more of an actor than this. */
export type Who = Pick<Actor, 'userId' | 'roles'>;

/** What the rules need to know of a class and of the actor's place in it. */
export interface ClassStanding {
  ownerId: UserId;
  isStudent: boolean;
  isAssistant: boolean;
  /** Those of the actor that hold in this class: a role that is given for chosen classes does not hold in others. */
  rolesHere: readonly Role[];
}

/** The same with what an instructor lets the actor do as an assistant; `none` for everybody else. */
export interface MarkingStanding extends ClassStanding {
  marking: AssistantMarking;
}

/** Whose text it is that is commented on or graded, and in which section of the class they are. */
export interface MarkedText {
  studentId: UserId;
  sectionId: SectionId | null;
}

export function canManageClass(actor: Who, standing: Pick<ClassStanding, 'ownerId'>): boolean {
  return mayAsk(actor, 'class.manage') && standing.ownerId === actor.userId;
}

/** Whether somebody teaches the class or assists in it, whatever their roles. */
export function isStaffOf(standing: Pick<ClassStanding, 'isAssistant' | 'ownerId'>, userId: UserId): boolean {
  return standing.isAssistant || standing.ownerId === userId;
}

/** Staff read the whole class: its owner, its assistants, and whoever was given a role that reads it. */
export function canReadClassAsStaff(actor: Who, standing: ClassStanding): boolean {
  return (
    canManageClass(actor, standing) ||
    standing.isAssistant ||
    mayAsk({ roles: standing.rolesHere }, 'class.read_any')
  );
}

/** As an institution does, by the calls of coordinators. */
export function canOverseeClass(standing: Pick<ClassStanding, 'rolesHere'>): boolean {
  return mayAsk({ roles: standing.rolesHere }, 'class.oversee');
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

/** All grades of the class at once, who may give them, and when students see them. */
export function canGradeClass(actor: Who, standing: ClassStanding): boolean {
  return mayAsk(actor, 'submission.grade') && canManageClass(actor, standing);
}

/** Writes to a student about their text. */
export function canCommentOn(actor: Who, standing: MarkingStanding, text: MarkedText): boolean {
  return canGradeClass(actor, standing) || isLetTo(['comment', 'grade'], { actor, standing, text });
}

export function canGradeSubmission(actor: Who, standing: MarkingStanding, text: MarkedText): boolean {
  return canGradeClass(actor, standing) || isLetTo(['grade'], { actor, standing, text });
}

function isLetTo(
  levels: readonly MarkingLevel[],
  { actor, standing, text }: { actor: Who; standing: MarkingStanding; text: MarkedText },
): boolean {
  const { isAssistant, marking } = standing;
  // Whoever was a student of the class before they assisted in it has a text of their own there.
  if (!isAssistant || text.studentId === actor.userId) return false;
  return levels.includes(marking.level) && isOfSections(marking, text);
}

function isOfSections({ sectionIds }: AssistantMarking, { sectionId }: MarkedText): boolean {
  return sectionIds === null || (sectionId !== null && sectionIds.includes(sectionId));
}

/** Opens, closes and hands in the texts of students. */
export function canManageSubmission(actor: Who, standing: ClassStanding): boolean {
  return mayAsk(actor, 'submission.manage') && canManageClass(actor, standing);
}
