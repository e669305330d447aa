import type { FileId, UserId } from '@redraft/contracts';
import { canManageClass } from '../../access/index.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { selectAccount } from '../accounts/index.ts';
import { selectOptionalStanding } from '../classes/index.ts';
import type { FileAccess } from '../editor-host/index.ts';
import { selectOptionalItemByFile } from './queries.ts';

/**
 * What a user may do with the file of an assignment's item: its class's owner edits it, nobody else sees it.
 * Students have copies of their own.
 */
export async function itemFileAccess(fileId: FileId, userId: UserId): Promise<FileAccess | undefined> {
  const item = await selectOptionalItemByFile(fileId);
  if (!item) return undefined;
  const standing = await selectOptionalStanding(item.class_id, userId);
  if (!standing) return undefined;
  const who = { userId, roles: (await selectAccount(userId)).roles };
  const mode = canManageClass(who, standing) ? 'edit' : 'none';
  return { mode, ownerId: standing.ownerId, fileName: fileNameOf(item.title, item.kind) };
}
