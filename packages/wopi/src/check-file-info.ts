/**
 * The answer of CheckFileInfo (docs/editor-protocol.md#checkfileinfo) as our host gives it and our editor reads it. Names and types are
 * exact on the wire.
 */
export interface CheckFileInfo {
  BaseFileName: string;
  Size: number;
  OwnerId: string;
  UserId: string;
  Version: string;
  UserFriendlyName: string;
  LastModifiedTime: string;
  UserCanWrite: boolean;
  UserCanNotWriteRelative: boolean;
  PostMessageOrigin: string;
  SupportsLocks: boolean;
  SupportsGetLock: boolean;
  SupportsExtendedLockLength: boolean;
  SupportsUpdate: boolean;
  SupportsRename: boolean;
  UserCanRename: boolean;
  SupportsDeleteFile: boolean;
  SupportsUserInfo: boolean;
  ReadOnly: boolean;
  HidePrintOption: boolean;
  HideSaveOption: boolean;
  HideExportOption: boolean;
  DisablePrint: boolean;
  DisableExport: boolean;
  DisableCopy: boolean;
  EnableOwnerTermination: boolean;
  DownloadAsPostMessage: boolean;
  /** False: changes are recorded from the beginning. */
  DisableChangeTrackingRecord?: boolean;
  /** Nobody is offered to start or stop that. */
  HideChangeTrackingControls?: boolean;
  BreadcrumbDocName?: string;
  SHA256?: string;
  /** What an editor has put for this user (PutUserInfo). */
  UserInfo?: string;
  /** Our own: the path on the host of the events of this file (file-events.ts). */
  EventsUrl?: string;
  /** Our own: the path on the host that is told of problems with kept words. */
  ProblemsUrl?: string;
  /** Our own, where UserCanWrite is false: why, as a stable code and as a sentence for the user. */
  ReadOnlyCode?: string;
  ReadOnlyReason?: string;
}

export type Permission = 'offered' | 'hidden' | 'forbidden';

/** What our editor needs of any host's CheckFileInfo; everything but the name has a default (docs/editor-protocol.md#checkfileinfo). */
export interface FileFacts {
  baseFileName: string;
  title: string;
  userId: string;
  ownerId: string;
  userFriendlyName: string;
  lastModifiedTime: string | null;
  /** As X-WOPI-ItemVersion names it beside the bytes. */
  version: string | null;
  userCanWrite: boolean;
  supportsLocks: boolean;
  /** Everything that the user changes is suggested. */
  isSuggestOnly: boolean;
  disableCopy: boolean;
  /** Whether the user may print, and take the file along; what is only hidden may still be asked for by the host. */
  print: Permission;
  download: Permission;
  postMessageOrigin: string | null;
  /** A path on the host; null where it tells nothing by itself. */
  eventsUrl: string | null;
  /** A path on the host, of those that want to know what went wrong with kept words. */
  problemsUrl: string | null;
  /** Null where the host gives no code, or the user may write. */
  readOnlyCode: string | null;
  /** Empty where the host gives no reason. */
  readOnlyReason: string;
}

/** Reads a CheckFileInfo answer of any host; null when it is unusable. */
export function readCheckFileInfo(value: unknown): FileFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string | null => {
    const found = entries.get(name);
    return typeof found === 'string' && found !== '' ? found : null;
  };
  const baseFileName = text('BaseFileName');
  if (baseFileName === null) return null;
  return {
    baseFileName,
    title: text('BreadcrumbDocName') ?? baseFileName,
    userId: text('UserId') ?? '',
    ownerId: text('OwnerId') ?? '',
    userFriendlyName: text('UserFriendlyName') ?? '',
    lastModifiedTime: text('LastModifiedTime'),
    version: text('Version'),
    userCanWrite: entries.get('UserCanWrite') === true,
    supportsLocks: entries.get('SupportsLocks') === true,
    isSuggestOnly:
      entries.get('DisableChangeTrackingRecord') === false &&
      entries.get('HideChangeTrackingControls') === true,
    disableCopy: entries.get('DisableCopy') === true,
    print: permission(entries, 'DisablePrint', 'HidePrintOption'),
    download: permission(entries, 'DisableExport', 'HideExportOption'),
    postMessageOrigin: toOrigin(text('PostMessageOrigin')),
    eventsUrl: toOwnPath(text('EventsUrl')),
    problemsUrl: toOwnPath(text('ProblemsUrl')),
    readOnlyCode: text('ReadOnlyCode'),
    readOnlyReason: text('ReadOnlyReason') ?? '',
  };
}

function permission(entries: ReadonlyMap<string, unknown>, forbidden: string, hidden: string): Permission {
  if (entries.get(forbidden) === true) return 'forbidden';
  return entries.get(hidden) === true ? 'hidden' : 'offered';
}

/** A path alone: the token that goes along must not reach another host. */
function toOwnPath(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}

/** Reduces an address to its origin (hosts send it with a trailing slash or a path); null unless it is http(s). */
export function toOrigin(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : null;
}
