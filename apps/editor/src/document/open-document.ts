import type { FileFacts } from '@redraft/wopi';
import type { Boot } from '../boot.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import { type LocalCopies, type LocalCopy, openLocalCopies } from '../saving/local-copy.ts';
import { openWopiFile, WopiError, type WopiFile } from '../wopi/wopi-client.ts';
import { hasSameText } from './docx-bytes.ts';

/** Everything that is known once a document is open (spec 5 §1). */
export type OpenDocument = {
  facts: FileFacts;
  file: WopiFile;
  bytes: Uint8Array;
  /** Why it opens read-only although the user may write; null otherwise. */
  access: { mode: 'edit' } | { mode: 'view'; lockedBecause: string | null };
  copies: LocalCopies;
  /** Words of an earlier visit that the server does not have. */
  unsaved: LocalCopy | null;
};

/** CheckFileInfo, GetFile, LOCK, in this order; throws WopiError. */
export async function openDocument(boot: Boot, bridge: HostBridge): Promise<OpenDocument> {
  const file = openWopiFile({
    wopiSrc: boot.wopiSrc,
    accessToken: boot.accessToken,
    lockId: lockIdOf(boot.accessToken),
    fetch: (...request) => fetch(...request),
  });
  const facts = await file.checkFileInfo();
  bridge.trust(facts.postMessageOrigin ?? new URL(boot.wopiSrc).origin);
  bridge.post('App_LoadingStatus', { Status: 'Frame_Ready', Features: { VersionStates: true } });
  const bytes = await file.getFile();
  const mayWrite = facts.userCanWrite && boot.permission === 'edit';
  const access = mayWrite
    ? await lockForWriting(file, facts)
    : { mode: 'view' as const, lockedBecause: null };
  const copies = openLocalCopies(`${new URL(boot.wopiSrc).pathname}|${facts.userId}`);
  const unsaved = access.mode === 'edit' ? await findUnsaved(copies, bytes) : null;
  return { facts, file, bytes, access, copies, unsaved };
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

async function lockForWriting(file: WopiFile, facts: FileFacts): Promise<OpenDocument['access']> {
  if (!facts.supportsLocks) return { mode: 'edit' };
  const result = await file.lock();
  if (result.kind === 'unreachable') throw new WopiError(null, '');
  return result.kind === 'locked' ? { mode: 'edit' } : { mode: 'view', lockedBecause: result.reason };
}

async function findUnsaved(copies: LocalCopies, bytes: Uint8Array): Promise<LocalCopy | null> {
  const copy = await copies.find();
  if (copy === null) return null;
  if (!hasSameText(copy.bytes, bytes)) return copy;
  await copies.clear();
  return null;
}
