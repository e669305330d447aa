import type { Role, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ClassStanding, Who } from '../../access/index.ts';
import { rolesInClass } from '../role-scopes/index.ts';

/** Who asks and their place in a class, as one value of a larger statement. */
export interface StandingFacts {
  owner_id: UserId;
  is_student: boolean;
  is_assistant: boolean;
  roles: Role[];
  roles_here: Role[];
}

/** Over `asked.user_id` and `classes`. */
export const standingFacts: RawBuilder<StandingFacts> = sql`json_build_object(
  'owner_id', classes.owner_id,
  'is_student', EXISTS (
    SELECT FROM enrollments
    WHERE class_id = classes.id AND student_id = asked.user_id AND dropped_at IS NULL),
  'is_assistant', EXISTS (
    SELECT FROM class_assistants WHERE class_id = classes.id AND user_id = asked.user_id),
  'roles', ARRAY(SELECT role FROM user_roles WHERE user_id = asked.user_id),
  'roles_here', ${rolesInClass(sql<UserId>`asked.user_id`)})`;

export function standingOf(facts: StandingFacts, userId: UserId): { who: Who; standing: ClassStanding } {
  const { owner_id: ownerId, is_student: isStudent, is_assistant: isAssistant } = facts;
  const standing = { ownerId, isStudent, isAssistant, rolesHere: facts.roles_here };
  return { who: { userId, roles: facts.roles }, standing };
}
