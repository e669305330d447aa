import type { FastifyRequest } from 'fastify';
import type { AccessGate, EditorDiscovery, FileStore } from '../../domain/editor-host/index.ts';

export interface WopiOptions {
  gate: AccessGate;
  /** As browsers and the editor reach this program; what the request says when it is not set. */
  publicUrl: string | undefined;
  /** Of an editor of another maker, whose calls are signed; none where the editor is the built-in one. */
  otherEditor: EditorDiscovery | undefined;
  /** Where the pages of the built-in editor are, if not with all others. */
  editorOrigin?: string | undefined;
  /** The built pages of the built-in editor. */
  editorDist: string;
  store?: FileStore;
  /** How often connections are looked after; tests do not wait. */
  heartbeatMs?: number;
  /** How long a save waits for a database that is away, at each of two steps; tests do not wait. */
  savePatienceMs?: number;
}

/** Scheme, host and port under which this program is known. */
export function hostOriginOf(options: Pick<WopiOptions, 'publicUrl'>, request: FastifyRequest): string {
  return options.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(options.publicUrl).origin;
}
