import type { Language } from '@redraft/sentences';
import { type CheckFileInfo, formatTimestamp } from '@redraft/wopi';
import { type FileAccess, type Opening, readOnlyCode } from '../../domain/editor-host/index.ts';
import { say } from '../../platform/sentences.ts';

/** CheckFileInfo (docs/editor-protocol.md#checkfileinfo): what an editor is told about a file, its user and what they may do. */
export function presentFileInfo(input: {
  opening: Opening;
  access: FileAccess;
  head: { seq: number; modifiedAt: Date; size: number };
  userName: string;
  /** What an editor has asked to be told again; nothing where it has not. */
  userInfo: string | null;
  hostOrigin: string;
  eventsUrl: string | null;
  problemsUrl: string | null;
  language: Language;
}): CheckFileInfo {
  const { opening, access, head } = input;
  const code = readOnlyCode(opening, access);
  const canWrite = code === null;
  const isManaged = canWrite && access.isInFolder === true;
  return {
    BaseFileName: access.fileName,
    BreadcrumbDocName: access.fileName.replace(/\.[^.]+$/, ''),
    Size: head.size,
    OwnerId: String(access.ownerId),
    UserId: String(opening.userId),
    Version: String(opening.seq ?? head.seq),
    UserFriendlyName: input.userName,
    LastModifiedTime: formatTimestamp(head.modifiedAt.getTime()),
    UserCanWrite: canWrite,
    ReadOnly: !canWrite,
    ...(code && { ReadOnlyCode: code, ReadOnlyReason: say(input.language, code) }),
    // Clients of this family record changes from the beginning, and offer nobody to stop it.
    ...(access.isSuggestOnly === true && {
      DisableChangeTrackingRecord: false,
      HideChangeTrackingControls: true,
    }),
    // A submission has one main file under one name: no saving beside it, no renaming.
    UserCanNotWriteRelative: !isManaged,
    SupportsRename: isManaged,
    UserCanRename: isManaged,
    SupportsDeleteFile: isManaged,
    SupportsUserInfo: canWrite,
    ...(input.userInfo !== null && { UserInfo: input.userInfo }),
    PostMessageOrigin: input.hostOrigin,
    ...(input.eventsUrl !== null && { EventsUrl: input.eventsUrl }),
    ...(input.problemsUrl !== null && { ProblemsUrl: input.problemsUrl }),
    SupportsLocks: true,
    SupportsGetLock: true,
    SupportsExtendedLockLength: true,
    SupportsUpdate: true,
    HidePrintOption: false,
    HideSaveOption: false,
    HideExportOption: false,
    DisablePrint: false,
    DisableExport: false,
    DisableCopy: false,
    EnableOwnerTermination: false,
    DownloadAsPostMessage: false,
  };
}
