import type { FileFacts } from '@redraft/wopi';
import type { Boot } from '../../boot.ts';
import type { DocumentWorker, Edit, EditSupport } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { Problem } from '../wopi/problem.ts';
import { readCurrent } from '../wopi/read-current.ts';
import { openWopiFile, WopiError, type WopiFile } from '../wopi/wopi-client.ts';
import type { Journal } from './journal.ts';
import { type Recovered, recoverEdits, type UnrecoveredWords } from './recover-edits.ts';

/** Everything that is known once a document is open (docs/editor-protocol.md#order-of-events). */
export interface OpenDocument<OwnEdit extends Edit, Content> {
  facts: FileFacts;
  file: WopiFile;
  /** The bytes on the server. */
  bytes: Uint8Array;
  /** What is shown: the bytes, with words of an earlier visit where they follow on them. */
  content: Content;
  access: Access;
  /** More than can be changed here, or shown as its kind is shown otherwise. */
  isTooLarge: boolean;
  recovered: Recovered<OwnEdit, Content>;
  /** Words of earlier visits that could not be put back in their place. */
  left: UnrecoveredWords[];
  /** Tells the host, where it listens. */
  report: (problem: Problem) => void;
  /** Names file and person on this device. */
  key: string;
}

/** Why it can only be read, although the user may write: null where there is no reason to tell. */
export type Access = { mode: 'edit' } | { mode: 'view'; because: string | null };

export interface OpeningPorts<OwnEdit extends Edit, Content> {
  bridge: HostBridge;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit, Content>;
  traits: EditSupport<OwnEdit>;
  isTooLarge: (bytes: Uint8Array) => boolean;
}

/** The file is here, and this page cannot read it. */
export class UnreadableDocument extends Error {
  readonly bytes: Uint8Array;
  readonly facts: FileFacts;
  constructor(opened: { bytes: Uint8Array; facts: FileFacts }, cause: unknown) {
    super('The document cannot be read', { cause });
    this.name = 'UnreadableDocument';
    this.bytes = opened.bytes;
    this.facts = opened.facts;
  }
}

/** A file that was asked for, and what the host says of it. */
export interface RequestedFile {
  file: WopiFile;
  first: Promise<FileFacts>;
}

/** CheckFileInfo, which needs nothing of the page that will show the file. */
export function requestFile(boot: Boot): RequestedFile {
  const file = openWopiFile({
    wopiSrc: boot.wopiSrc,
    accessToken: boot.accessToken,
    lockId: lockIdOf(boot.accessToken),
    language: document.documentElement.lang,
    fetch: (...request) => fetch(...request),
  });
  const first = file.checkFileInfo();
  // Whoever opens the file is told; until then nobody waits for it.
  first.catch(() => undefined);
  return { file, first };
}

/** CheckFileInfo, GetFile, LOCK, in this order; throws WopiError and UnreadableDocument. */
export async function openDocument<OwnEdit extends Edit, Content>(
  boot: Boot,
  requested: RequestedFile,
  { bridge, worker, journal, traits, ...ports }: OpeningPorts<OwnEdit, Content>,
): Promise<OpenDocument<OwnEdit, Content>> {
  const { file } = requested;
  const first = await requested.first;
  bridge.trust(first.postMessageOrigin ?? new URL(boot.wopiSrc).origin);
  bridge.post('App_LoadingStatus', {
    Status: 'Frame_Ready',
    Features: {
      VersionStates: true,
      AccessChanges: true,
      Selections: true,
      Comments: true,
      Templates: true,
    },
  });
  const { facts, bytes } = await readCurrent(file, first);
  const isTooLarge = ports.isTooLarge(bytes);
  const access = await accessOf({ boot, file, isTooLarge }, facts);
  const key = `${new URL(boot.wopiSrc).pathname}|${facts.userId}`;
  const report = (problem: Problem): void => {
    if (facts.problemsUrl !== null) file.reportProblem(facts.problemsUrl, problem);
  };
  const version = facts.lastModifiedTime;
  const { recovered, left } = await recoverEdits({
    journal,
    worker,
    traits,
    key,
    version,
    report,
    theirs: bytes,
  });
  const isRestored = recovered.kind === 'ahead' && access.mode === 'edit';
  const content = await worker
    .open({ bytes: isRestored ? recovered.bytes : bytes, edits: [] })
    .catch((error: unknown) => {
      throw new UnreadableDocument({ bytes, facts }, error);
    });
  return { facts, file, bytes, access, isTooLarge, key, recovered, left, report, content };
}

/**
 * One lock id for one access token: a page that is reloaded finds its own lock again, another opening (which has another token) does not.
 * The id is shown to others in conflicts, so it must not give the token away; 32 bits of FNV-1a over 256 random ones do not.
 */
function lockIdOf(token: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
  return `redraft-lock${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** Asked when a document is opened, and again when its host says that something changed. */
export async function accessOf(
  { boot, file, isTooLarge }: { boot: Boot; file: WopiFile; isTooLarge: boolean },
  facts: FileFacts,
): Promise<Access> {
  if (boot.permission !== 'edit' || isTooLarge) return { mode: 'view', because: null };
  // A host that gives a code tells its reason beside the frame.
  const reason = facts.readOnlyCode === null ? facts.readOnlyReason : '';
  if (!facts.userCanWrite) return { mode: 'view', because: reason || null };
  if (!facts.supportsLocks) return { mode: 'edit' };
  const result = await file.lock();
  switch (result.kind) {
    case 'locked':
      return { mode: 'edit' };
    case 'unreachable':
      throw new WopiError(null, '');
    // Somebody else's lock is told in the reader's language; any other reason is the host's to tell.
    case 'held':
      return { mode: 'view', because: '' };
    case 'refused':
      return { mode: 'view', because: result.reason };
    default:
      return assertNever(result);
  }
}

function assertNever(value: never): never {
  throw new Error(`Unexpected answer ${JSON.stringify(value)}`);
}
