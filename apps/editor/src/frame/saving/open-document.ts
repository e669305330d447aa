import type { FileFacts } from '@redraft/wopi';
import type { Boot } from '../../boot.ts';
import type { DocumentWorker, Edit, WrittenState } from '../document.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import { readCurrent } from '../wopi/read-current.ts';
import { openWopiFile, WopiError, type WopiFile } from '../wopi/wopi-client.ts';
import type { Journal } from './journal.ts';
import { type Recovered, recoverWords } from './recover-words.ts';

/** Everything that is known once a document is open (docs/editor-protocol.md#order-of-events). */
export interface OpenDocument<OwnEdit extends Edit, Content> {
  facts: FileFacts;
  file: WopiFile;
  /** The bytes on the server. */
  bytes: Uint8Array;
  /** What is shown: the bytes, with words of an earlier visit where they follow on them. */
  content: Content;
  access: Access;
  recovered: Recovered<OwnEdit>;
  /** Names file and person on this device. */
  key: string;
}

/** Why it can only be read, although the user may write: null where there is no reason to tell. */
export type Access = { mode: 'edit' } | { mode: 'view'; because: string | null };

export interface OpeningPorts<OwnEdit extends Edit, Content> {
  bridge: HostBridge;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit>;
}

/** CheckFileInfo, GetFile, LOCK, in this order; throws WopiError. */
export async function openDocument<OwnEdit extends Edit, Content>(
  boot: Boot,
  { bridge, worker, journal }: OpeningPorts<OwnEdit, Content>,
): Promise<OpenDocument<OwnEdit, Content>> {
  const file = openWopiFile({
    wopiSrc: boot.wopiSrc,
    accessToken: boot.accessToken,
    lockId: lockIdOf(boot.accessToken),
    language: document.documentElement.lang,
    fetch: (...request) => fetch(...request),
  });
  const first = await file.checkFileInfo();
  bridge.trust(first.postMessageOrigin ?? new URL(boot.wopiSrc).origin);
  bridge.post('App_LoadingStatus', {
    Status: 'Frame_Ready',
    Features: { VersionStates: true, AccessChanges: true, Selections: true },
  });
  const { facts, bytes } = await readCurrent(file, first);
  const access = await accessOf(boot, file, facts);
  const key = `${new URL(boot.wopiSrc).pathname}|${facts.userId}`;
  const recovered = await recoverWords({
    journal,
    worker,
    key,
    theirs: bytes,
    version: facts.lastModifiedTime,
  });
  const isRestored = recovered.kind === 'ahead' && access.mode === 'edit';
  const state: WrittenState<OwnEdit> = { bytes: isRestored ? recovered.bytes : bytes, edits: [] };
  return { facts, file, bytes, access, key, recovered, content: await worker.open(state) };
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
export async function accessOf(boot: Boot, file: WopiFile, facts: FileFacts): Promise<Access> {
  if (boot.permission !== 'edit') return { mode: 'view', because: null };
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
