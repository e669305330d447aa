import type { FastifyRequest } from 'fastify';
import type { AccessGate, EditorDiscovery, FileStore } from '../../domain/editor-host/index.ts';

export interface WopiOptions {
  gate: AccessGate;
  /** The URL under which browsers and the editor reach this server; taken from the request if not set. */
  publicUrl: string | undefined;
  /** The discovery of an external editor, whose calls are signed; undefined if only the built-in one is used. */
  otherEditor: EditorDiscovery | undefined;
  /** The origin of the built-in editor's pages, if not the same as for other pages. */
  editorOrigin?: string | undefined;
  /** Whether texts may be dictated in the built-in editor. */
  allowsDictation?: boolean;
  /** The built pages of the built-in editor. */
  editorDist: string;
  store?: FileStore;
  /** The interval of pings on event connections; tests use a short one. */
  heartbeatMs?: number;
  /** How long a save waits for an unavailable database, in each of two steps; tests use a short time. */
  savePatienceMs?: number;
}

/** Scheme, host and port under which this server is reached. */
export function hostOriginOf(options: Pick<WopiOptions, 'publicUrl'>, request: FastifyRequest): string {
  return options.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(options.publicUrl).origin;
}
