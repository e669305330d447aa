import type { Role, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { hasPermission } from '../../access/index.ts';
import type { FileAccess } from '../editor-host/index.ts';

export interface ConformanceFileFacts {
  of: 'conformance';
  owner_id: UserId;
  name: string;
  roles: Role[];
}

/** Over `asked (file_id, user_id)`: a file for testing the WOPI host. */
export const conformanceFileFacts: RawBuilder<ConformanceFileFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'conformance', 'owner_id', conformance_files.owner_id, 'name', conformance_files.name,
    'roles', ARRAY(SELECT role FROM user_roles WHERE user_id = asked.user_id))
  FROM conformance_files
  WHERE conformance_files.file_id = asked.file_id)`;

/** Only its owner has access, while they may test editors. */
export function conformanceFileAccess(facts: ConformanceFileFacts, userId: UserId): () => FileAccess {
  const { owner_id: ownerId, name, roles } = facts;
  const mode = ownerId === userId && hasPermission({ roles }, 'editor.test') ? 'edit' : 'none';
  return () => ({ mode, ownerId, fileName: name, isInFolder: true });
}
