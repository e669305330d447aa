/**
 * Header names (docs/editor-protocol.md). Collabora Online uses COOL where LibreOffice Online used LOOL: a host reads the new name and falls back to
 * the old one; an editor sends both for old hosts.
 */
export const wopiHeader = {
  override: 'X-WOPI-Override',
  lock: 'X-WOPI-Lock',
  oldLock: 'X-WOPI-OldLock',
  lockFailureReason: 'X-WOPI-LockFailureReason',
  itemVersion: 'X-WOPI-ItemVersion',
  suggestedTarget: 'X-WOPI-SuggestedTarget',
  relativeTarget: 'X-WOPI-RelativeTarget',
  overwriteRelativeTarget: 'X-WOPI-OverwriteRelativeTarget',
  requestedName: 'X-WOPI-RequestedName',
  size: 'X-WOPI-Size',
  invalidFileName: 'X-WOPI-InvalidFileNameError',
  validRelativeTarget: 'X-WOPI-ValidRelativeTarget',
  timeStamp: 'X-WOPI-TimeStamp',
  proof: 'X-WOPI-Proof',
  proofOld: 'X-WOPI-ProofOld',
} as const;

/** Milliseconds from the first unsaved change to the save; only the built-in editor sends it (docs/metrics.md#the-log). */
export const dirtyHeader = 'X-Redraft-Dirty-Ms';

/** `true` if words of this save were dictated and its user wants that to be known; only the built-in editor sends it. */
export const dictatedHeader = 'X-Redraft-Dictated';

/** "The file was changed in storage", in the body of a 409 (docs/editor-protocol.md#putfile). */
export const docChanged = { COOLStatusCode: 1010, LOOLStatusCode: 1010 } as const;

const saveFlags = ['IsModifiedByUser', 'IsAutosave', 'IsExitSave', 'ExtendedData', 'Timestamp'] as const;
export type SaveFlag = (typeof saveFlags)[number];

/** Looks up a header; abstracts from how the HTTP library stores names. */
export type HeaderLookup = (name: string) => string | undefined;

/** The client's headers of a save; a null `timestamp` means "overwrite regardless". */
export interface SaveHeaders {
  isModifiedByUser: boolean;
  isAutosave: boolean;
  isExitSave: boolean;
  extendedData: string | null;
  timestamp: string | null;
}

function readFlag(header: HeaderLookup, flag: SaveFlag): string | undefined {
  return header(`X-COOL-WOPI-${flag}`) ?? header(`X-LOOL-WOPI-${flag}`);
}

/** Reads the save flags of a PutFile; a client that sends none (Microsoft's) counts as "modified by the user". */
export function readSaveHeaders(header: HeaderLookup): SaveHeaders {
  return {
    isModifiedByUser: readFlag(header, 'IsModifiedByUser') !== 'false',
    isAutosave: readFlag(header, 'IsAutosave') === 'true',
    isExitSave: readFlag(header, 'IsExitSave') === 'true',
    extendedData: readFlag(header, 'ExtendedData') ?? null,
    timestamp: readSaveTimestamp(header),
  };
}

/** Only the timestamp of a save, for a request whose other flags are not needed. */
export function readSaveTimestamp(header: HeaderLookup): string | null {
  return readFlag(header, 'Timestamp') ?? null;
}

/** The headers an editor sends with a PutFile, under both names. */
export function writeSaveHeaders(save: SaveHeaders): Record<string, string> {
  const values: Record<SaveFlag, string | null> = {
    IsModifiedByUser: String(save.isModifiedByUser),
    IsAutosave: String(save.isAutosave),
    IsExitSave: String(save.isExitSave),
    ExtendedData: save.extendedData,
    Timestamp: save.timestamp,
  };
  const headers: Record<string, string> = {};
  for (const flag of saveFlags) {
    const value = values[flag];
    if (value === null) continue;
    headers[`X-COOL-WOPI-${flag}`] = value;
    headers[`X-LOOL-WOPI-${flag}`] = value;
  }
  return headers;
}

/** Reads `X-Redraft-Dirty-Ms`; undefined unless it is a whole, non-negative number. */
export function readDirtyMs(header: HeaderLookup): number | undefined {
  const text = header(dirtyHeader);
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Whether the body of a 409 says "document changed" rather than "wrong lock". */
export function saysDocumentChanged(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const code =
    'COOLStatusCode' in body ? body.COOLStatusCode : 'LOOLStatusCode' in body ? body.LOOLStatusCode : null;
  return code === docChanged.COOLStatusCode;
}
