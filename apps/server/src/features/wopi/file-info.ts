import type { Language } from '@redraft/sentences';
import { type CheckFileInfo, formatTimestamp } from '@redraft/wopi';
import { type FileAccess, type Opening, readOnlyCode } from '../../domain/editor-host/index.ts';
import { say } from '../../platform/sentences.ts';

/** CheckFileInfo (docs/editor-protocol.md#checkfileinfo): the file, its user and their permissions, for the editor. */
export function presentFileInfo(input: {
  opening: Opening;
  access: FileAccess;
  head: { seq: number; modifiedAt: Date; size: number };
  userName: string;
  /** The UserInfo that an editor stored earlier; null if there is none. */
  userInfo: string | null;
  hostOrigin: string;
  eventsUrl: string | null;
  problemsUrl: string | null;
  allowsDictation: boolean;
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
    // Editors compatible with Collabora then track changes from the start, without an option to turn that off.
    ...(access.isSuggestOnly === true && {
      DisableChangeTrackingRecord: false,
      HideChangeTrackingControls: true,
    }),
    // A submission has one main file with a fixed name: no further files beside it, no renaming.
    UserCanNotWriteRelative: !isManaged,
    SupportsRename: isManaged,
    UserCanRename: isManaged,
    SupportsDeleteFile: isManaged,
    SupportsUserInfo: canWrite,
    ...(input.userInfo !== null && { UserInfo: input.userInfo }),
    PostMessageOrigin: input.hostOrigin,
    ...(input.eventsUrl !== null && { EventsUrl: input.eventsUrl }),
    ...(input.problemsUrl !== null && { ProblemsUrl: input.problemsUrl }),
    ...(!input.allowsDictation && { DisableDictation: true }),
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
