import { importDeviceKey } from '@redraft/offline/browser';
import type { FileInfo } from '@redraft/wopi';
import type { Boot } from '../../boot.ts';
import type { DocumentWorker, Edit, EditSupport } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import { openDeviceCopies } from '../offline/device-copies.ts';
import type { Problem } from '../wopi/problem.ts';
import { type CurrentFile, readCurrent } from '../wopi/read-current.ts';
import { type FileAccess, openWopiFile, WopiError, type WopiFile } from '../wopi/wopi-client.ts';
import { workerFailure } from '../worker/worker-failure.ts';
import type { Journal } from './journal.ts';
import { type Recovered, recoverEdits, type UnrecoveredText } from './recover-edits.ts';

/** An open document with all data known about it (docs/editor-protocol.md#order-of-events). */
export interface OpenDocument<OwnEdit extends Edit, Content> {
  fileInfo: FileInfo;
  file: WopiFile;
  /** The bytes on the server. */
  bytes: Uint8Array;
  /** The displayed content: the bytes, with edits of an earlier session if they continue them. */
  content: Content;
  access: Access;
  /** Too large to edit, or to show in the usual view. */
  isTooLarge: boolean;
  recovered: Recovered<OwnEdit, Content>;
  /** Text of earlier sessions that could not be restored. */
  unrecovered: UnrecoveredText[];
  /** Reports a problem to the host, if it accepts reports. */
  report: (problem: Problem) => void;
  /** Identifies file and user on this device. */
  key: string;
}

/** Access, with the reason for read-only access to show to the user; null if there is none to show. */
export type Access = { mode: 'edit' } | { mode: 'view'; reason: string | null };

export interface OpeningOptions<OwnEdit extends Edit, Content> {
  bridge: HostBridge;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit, Content>;
  editSupport: EditSupport<OwnEdit>;
  isTooLarge: (bytes: Uint8Array) => boolean;
}

/** The file was received but cannot be read. */
export class UnreadableDocument extends Error {
  readonly bytes: Uint8Array;
  readonly fileInfo: FileInfo;
  constructor(opened: { bytes: Uint8Array; fileInfo: FileInfo }, cause: unknown) {
    super('The document cannot be read', { cause });
    this.name = 'UnreadableDocument';
    this.bytes = opened.bytes;
    this.fileInfo = opened.fileInfo;
  }
}

/** A requested file, and the host's responses to CheckFileInfo and to GetFile. */
export interface RequestedFile {
  file: WopiFile;
  fileInfo: Promise<FileInfo>;
  current: Promise<CurrentFile>;
}

/** CheckFileInfo and GetFile, which need nothing of the page that will show the file; without a network, the copy on this device. */
export function requestFile(boot: Boot): RequestedFile {
  const file = openWopiFile({
    ...createFileAccess(boot.accessToken),
    wopiSrc: boot.wopiSrc,
    language: document.documentElement.lang,
    fetch: (...request) => fetch(...request),
  });
  if (!file.isConnected()) {
    const current = readDeviceCopy(boot);
    const fileInfo = current.then((copy) => copy.fileInfo);
    fileInfo.catch(() => undefined);
    return { file, fileInfo, current };
  }
  const fileInfo = file.checkFileInfo();
  const current = readCurrent(file, fileInfo);
  // Errors are reported when the file is opened.
  current.catch(() => undefined);
  return { file, fileInfo, current };
}

async function readDeviceCopy({ wopiSrc, deviceKey }: Boot): Promise<CurrentFile> {
  const copies = openDeviceCopies(await importDeviceKey(deviceKey));
  const copy = await copies.read(new URL(wopiSrc).pathname);
  if (copy === null) throw new WopiError(null, '');
  return copy;
}

/** CheckFileInfo and GetFile, then LOCK; throws WopiError and UnreadableDocument. */
export async function openDocument<OwnEdit extends Edit, Content>(
  boot: Boot,
  requestedFile: RequestedFile,
  { bridge, worker, journal, editSupport, ...options }: OpeningOptions<OwnEdit, Content>,
): Promise<OpenDocument<OwnEdit, Content>> {
  const { file } = requestedFile;
  const first = await requestedFile.fileInfo;
  announceFrame(bridge, first.postMessageOrigin ?? new URL(boot.wopiSrc).origin);
  const { fileInfo, bytes } = await requestedFile.current;
  const isTooLarge = options.isTooLarge(bytes);
  const key = `${new URL(boot.wopiSrc).pathname}|${fileInfo.userId}`;
  const report = (problem: Problem): void => {
    if (fileInfo.problemsUrl !== null) file.reportProblem(fileInfo.problemsUrl, problem);
  };
  const requestedAccess = determineAccess({ boot, file, isTooLarge }, fileInfo);
  const readContent = async () => {
    const version = fileInfo.lastModifiedTime;
    const isOffline = !file.isConnected();
    const context = { journal, worker, editSupport, key, version, isOffline, report, theirs: bytes };
    const recovery = await recoverEdits(context);
    const { recovered } = recovery;
    const isRestored = recovered.kind === 'ahead' && (await requestedAccess).mode === 'edit';
    const content = await worker
      .open({ bytes: isRestored ? recovered.bytes : bytes, edits: [] })
      .catch((error: unknown) => {
        throw new UnreadableDocument({ bytes, fileInfo }, error);
      });
    return { ...recovery, content };
  };
  // The worker reads while the host answers.
  const [access, read] = await Promise.all([requestedAccess, Promise.race([readContent(), workerFailure])]);
  return { fileInfo, file, bytes, access, isTooLarge, key, report, ...read };
}

function announceFrame(bridge: HostBridge, origin: string): void {
  bridge.trust(origin);
  bridge.post('App_LoadingStatus', {
    Status: 'Frame_Ready',
    Features: {
      VersionStates: true,
      AccessChanges: true,
      Selections: true,
      Comments: true,
      Templates: true,
      DeviceCopies: true,
    },
  });
}

export function createFileAccess(accessToken: string): FileAccess {
  return { accessToken, lockId: createLockId(accessToken) };
}

/**
 * One lock id per access token: a reloaded page recognises its own lock, another opening (with another token) does not. The id is visible to others
 * in conflicts, so it must not reveal the token: a 32-bit FNV-1a hash of a 256-bit random token does not.
 */
function createLockId(token: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
  return `redraft-lock${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** Called when a document is opened, and when its host reports a change. */
export async function determineAccess(
  { boot, file, isTooLarge }: { boot: Boot; file: WopiFile; isTooLarge: boolean },
  fileInfo: FileInfo,
): Promise<Access> {
  if (boot.permission !== 'edit' || isTooLarge) return { mode: 'view', reason: null };
  // A host that sends a reason code shows the reason itself.
  const reason = fileInfo.readOnlyCode === null ? fileInfo.readOnlyReason : '';
  if (!fileInfo.userCanWrite) return { mode: 'view', reason: reason || null };
  // Without a network, the first save takes the lock.
  if (!fileInfo.supportsLocks || !file.isConnected()) return { mode: 'edit' };
  const result = await file.lock();
  switch (result.kind) {
    case 'locked':
      return { mode: 'edit' };
    case 'unreachable':
      throw new WopiError(null, '');
    // A lock of another user is explained in the user's language; other reasons are shown by the host.
    case 'held':
      return { mode: 'view', reason: '' };
    case 'refused':
      return { mode: 'view', reason: result.reason };
    default:
      return assertNever(result);
  }
}

function assertNever(value: never): never {
  throw new Error(`Unexpected answer ${JSON.stringify(value)}`);
}
