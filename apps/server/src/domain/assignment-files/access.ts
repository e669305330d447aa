import type { UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { type RawBuilder, sql } from 'kysely';
import { canManageClass } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAccess } from '../editor-host/index.ts';
import { type MembershipFacts, membershipFacts, membershipOf } from '../members/index.ts';

export interface AssignmentFileFacts {
  of: 'assignment';
  title: string;
  kind: OfficeKind;
  membership: MembershipFacts;
}

/** Over `asked (file_id, user_id)` and `files`: the file of an assignment itself. */
export const assignmentFileFacts: RawBuilder<AssignmentFileFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'assignment', 'title', assignment_files.title, 'kind', files.kind, 'membership', ${membershipFacts})
  FROM assignment_files
  JOIN assignments ON assignments.id = assignment_files.assignment_id
  JOIN classes ON classes.id = assignments.class_id
  WHERE assignment_files.file_id = asked.file_id)`;

/** Only the owner of its class has access; students have copies of their own. */
export function assignmentFileAccess(facts: AssignmentFileFacts, userId: UserId): () => FileAccess {
  const { actorRoles: actor, membership } = membershipOf(facts.membership, userId);
  const mode = canManageClass(actor, membership) ? 'edit' : 'none';
  return () => ({ mode, ownerId: membership.ownerId, fileName: fileNameOf(facts.title, facts.kind) });
}
