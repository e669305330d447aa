import type { Role, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { type RawBuilder, sql } from 'kysely';
import { hasPermission } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAccess } from '../editor-host/index.ts';
import { sampleTitle } from './sample-title.ts';

export interface EditorSampleFacts {
  of: 'sample';
  owner_id: UserId;
  kind: OfficeKind;
  roles: Role[];
}

/** Over `asked (file_id, user_id)` and `files`: a document for trying the editor. */
export const editorSampleFacts: RawBuilder<EditorSampleFacts | null> = sql`(
  SELECT json_build_object(
    'of', 'sample', 'owner_id', editor_samples.owner_id, 'kind', files.kind,
    'roles', ARRAY(SELECT role FROM user_roles WHERE user_id = asked.user_id))
  FROM editor_samples
  WHERE editor_samples.file_id = asked.file_id)`;

/** Its owner may write; other users who test the editor may read. */
export function editorSampleAccess(facts: EditorSampleFacts, userId: UserId): () => FileAccess {
  const { owner_id: ownerId, kind, roles } = facts;
  const mode = !hasPermission({ roles }, 'editor.test') ? 'none' : ownerId === userId ? 'edit' : 'view';
  return () => ({ mode, ownerId, fileName: fileNameOf(sampleTitle, kind) });
}
