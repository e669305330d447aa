import type { Role, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { type RawBuilder, sql } from 'kysely';
import { hasPermission } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAccess } from '../editor-host/index.ts';

export interface RepairFacts {
  of: 'repair';
  admin_id: UserId;
  title: string;
  kind: OfficeKind;
  roles: Role[];
}

/** Over `asked (file_id, user_id)` and `files`: the working copy of a text repair. */
export const repairFacts: RawBuilder<RepairFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'repair', 'admin_id', text_repairs.admin_id, 'title', assignments.title, 'kind', files.kind,
    'roles', ARRAY(SELECT role FROM user_roles WHERE user_id = asked.user_id))
  FROM text_repairs
  JOIN submissions ON submissions.id = text_repairs.submission_id
  JOIN assignments ON assignments.id = submissions.assignment_id
  WHERE text_repairs.file_id = asked.file_id)`;

/** For the administrator who started it, while the account may still repair texts. */
export function repairAccess(facts: RepairFacts, userId: UserId): () => FileAccess {
  const { admin_id: ownerId, title, kind, roles } = facts;
  const isOwn = hasPermission({ roles }, 'submission.repair') && ownerId === userId;
  return () => ({ mode: isOwn ? 'edit' : 'none', ownerId, fileName: fileNameOf(title, kind) });
}
