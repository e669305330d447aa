import type { FastifyRequest } from 'fastify';
import type { FileAccessOf, FileStore } from './ports.ts';

export interface WopiOptions {
  fileAccess: FileAccessOf;
  /** As browsers and the editor reach this program; what the request says when it is not set. */
  publicUrl: string | undefined;
  /** An editor of the Collabora kind; the built-in one when it is not set. */
  editorUrl: string | undefined;
  /** Where the pages of the built-in editor are, if not with all others. */
  editorOrigin?: string | undefined;
  /** The built pages of the built-in editor. */
  editorDist: string;
  store?: FileStore;
  /** How often connections are looked after; tests do not wait. */
  heartbeatMs?: number;
  /** How long a save waits for a database that is away, at each of two steps; tests do not wait. */
  savePatienceMs?: number;
  /** Refuses a call that the known editor has not signed. */
  verifyProof?: (request: FastifyRequest, token: string) => Promise<void>;
}

/** Scheme, host and port under which this program is known. */
export function hostOriginOf(options: Pick<WopiOptions, 'publicUrl'>, request: FastifyRequest): string {
  return options.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(options.publicUrl).origin;
}
