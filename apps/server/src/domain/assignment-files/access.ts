import type { FileId, UserId } from '@redraft/contracts';
import { canManageClass } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { selectAccount } from '../accounts/index.ts';
import type { FileAccess } from '../editor-host/index.ts';
import { selectOptionalStanding } from '../members/index.ts';
import { selectOptionalAssignmentFileByContent } from './queries.ts';

/**
 * What a user may do with the file of an assignment itself: its class's owner edits it, nobody else sees it.
 * Students have copies of their own.
 */
export async function assignmentFileAccess(fileId: FileId, userId: UserId): Promise<FileAccess | undefined> {
  const file = await selectOptionalAssignmentFileByContent(fileId);
  if (!file) return undefined;
  const standing = await selectOptionalStanding(file.class_id, userId);
  if (!standing) return undefined;
  const who = { userId, roles: (await selectAccount(userId)).roles };
  const mode = canManageClass(who, standing) ? 'edit' : 'none';
  return { mode, ownerId: standing.ownerId, fileName: fileNameOf(file.title, file.kind) };
}
