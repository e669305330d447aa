import type { EditorFrame } from '@redraft/contracts';
import { mediaTypes, type OfficeKind } from '@redraft/documents';
import { findAction } from '@redraft/wopi';
import type { FastifyInstance } from 'fastify';
import { now } from '../../platform/clock.ts';
import { wopiHost } from './api.ts';
import { type EditorDiscovery, editorDiscovery } from './editor-discovery.ts';
import { editorPages } from './editor-page.ts';
import { type FrameRequest, prepareFrame } from './frame.ts';
import type { WopiOptions } from './options.ts';
import { proofCheck } from './proof-check.ts';

export type { FrameRequest } from './frame.ts';
export type { WopiOptions } from './options.ts';
export type { FileAccess, FileAccessOf, FileStore } from './ports.ts';
export { issueFileToken, revokeFileTokens, type TokenGrant } from './tokens.ts';

let installation: { discovery: EditorDiscovery; publicUrl: string | undefined } | undefined;

/** The WOPI host, and the pages of the built-in editor. One for each program: it also says which editor frames open. */
export function wopiPlugin(options: WopiOptions): (app: FastifyInstance) => Promise<void> {
  const discovery = editorDiscovery(options);
  const own = { discovery, publicUrl: options.publicUrl };
  installation = own;
  const isExternal = options.editorUrl !== undefined;
  const hosted: WopiOptions = isExternal ? { verifyProof: proofCheck(own), ...options } : options;
  return async (app) => {
    await app.register(wopiHost(hosted));
    await app.register(editorPages(options));
  };
}

/** What a page needs to open the editor on a file; the caller has decided that the user may. */
export async function openFrame(request: FrameRequest): Promise<EditorFrame> {
  if (!installation) throw new Error('Frames open once the program is built.');
  return prepareFrame(request, installation);
}

/**
 * Whether files of a kind open in the editor of this installation. Text documents do in every editor; before
 * the first word from another editor nothing more is promised.
 */
export function hasEditorFor(kind: OfficeKind): boolean {
  const discovery = installation?.discovery.known();
  if (!discovery) void installation?.discovery.read(now()).catch(() => undefined);
  if (!discovery) return kind === 'docx';
  return findAction(discovery, { ext: kind, mimeType: mediaTypes[kind] }, 'edit')?.name === 'edit';
}
