/**
 * The response of CheckFileInfo (docs/editor-protocol.md#checkfileinfo) as our host sends it and our editor reads it. Names and types are those of
 * the protocol.
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
  /** False: changes are always recorded. */
  DisableChangeTrackingRecord?: boolean;
  /** Hides the controls that start and stop change tracking. */
  HideChangeTrackingControls?: boolean;
  /** Our extension: nobody dictates here. */
  DisableDictation?: boolean;
  BreadcrumbDocName?: string;
  SHA256?: string;
  /** Data that an editor stored for this user (PutUserInfo). */
  UserInfo?: string;
  /** Our extension: the path on the host for events about this file (file-events.ts). */
  EventsUrl?: string;
  /** Our extension: the path on the host that accepts reports of problems with unsaved text. */
  ProblemsUrl?: string;
  /** Our extension, if UserCanWrite is false: the reason, as a stable code and as a message for the user. */
  ReadOnlyCode?: string;
  ReadOnlyReason?: string;
}

export type Permission = 'offered' | 'hidden' | 'forbidden';

/** The part of any host's CheckFileInfo that our editor needs; everything except the name has a default (docs/editor-protocol.md#checkfileinfo). */
export interface FileInfo {
  baseFileName: string;
  title: string;
  userId: string;
  ownerId: string;
  userFriendlyName: string;
  lastModifiedTime: string | null;
  /** The value of X-WOPI-ItemVersion for the content. */
  version: string | null;
  userCanWrite: boolean;
  supportsLocks: boolean;
  /** All of the user's changes are suggestions. */
  isSuggestOnly: boolean;
  disableCopy: boolean;
  disableDictation: boolean;
  /** Whether the user may print and download; if the control is merely hidden, the host may still request it. */
  print: Permission;
  download: Permission;
  postMessageOrigin: string | null;
  /** A path on the host; null if the host sends no events. */
  eventsUrl: string | null;
  /** A path on the host, if it wants reports of problems with unsaved text. */
  problemsUrl: string | null;
  /** Null if the host sends no code, or the user may write. */
  readOnlyCode: string | null;
  /** Empty if the host gives no reason. */
  readOnlyReason: string;
}

/** Parses a CheckFileInfo response of any host; null if it is unusable. */
export function readCheckFileInfo(value: unknown): FileInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string | null => {
    const entry = entries.get(name);
    return typeof entry === 'string' && entry !== '' ? entry : null;
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
    disableDictation: entries.get('DisableDictation') === true,
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

/** Only a path: the token in the request must not be sent to another host. */
function toOwnPath(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}

/** Reduces a URL to its origin (hosts send it with a trailing slash or a path); null unless it is http(s). */
export function toOrigin(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : null;
}
