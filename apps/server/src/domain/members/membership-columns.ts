import type { Role, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ActorRoles, ClassMembership } from '../../access/index.ts';
import { rolesInClass } from '../role-scopes/index.ts';

/** A user's membership in a class, as one value of a larger statement. */
export interface MembershipFacts {
  owner_id: UserId;
  is_student: boolean;
  is_assistant: boolean;
  roles: Role[];
  roles_here: Role[];
}

/** Over `asked.user_id` and `classes`. */
export const membershipFacts: RawBuilder<MembershipFacts> = sql`json_build_object(
  'owner_id', classes.owner_id,
  'is_student', EXISTS (
    SELECT FROM enrollments
    WHERE class_id = classes.id AND student_id = asked.user_id AND dropped_at IS NULL),
  'is_assistant', EXISTS (
    SELECT FROM class_assistants WHERE class_id = classes.id AND user_id = asked.user_id),
  'roles', ARRAY(SELECT role FROM user_roles WHERE user_id = asked.user_id),
  'roles_here', ${rolesInClass(sql<UserId>`asked.user_id`)})`;

export function membershipOf(
  facts: MembershipFacts,
  userId: UserId,
): { actorRoles: ActorRoles; membership: ClassMembership } {
  const { owner_id: ownerId, is_student: isStudent, is_assistant: isAssistant } = facts;
  const membership = { ownerId, isStudent, isAssistant, rolesInThisClass: facts.roles_here };
  return { actorRoles: { userId, roles: facts.roles }, membership };
}
