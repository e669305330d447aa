import type { FileLock, HeaderLookup } from '@redraft/wopi';
import { wopiHeader } from '@redraft/wopi';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../access/index.ts';
import type {
  AccessContext,
  FileEvents,
  FileStore,
  RequireOriginalText,
} from '../../domain/editor-host/index.ts';
import { answerOf } from '../../platform/error-answers.ts';
import type { WopiOptions } from './options.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** User, file and permissions; set on WOPI routes before the body is read. */
    accessContext: AccessContext | null;
    /** The user who imports a file; set instead of the access context. */
    importer: Actor | null;
  }
}

/** A call from an editor. */
export interface Call {
  options: WopiOptions;
  store: FileStore;
  events: FileEvents;
  requireOriginalText: RequireOriginalText;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function requireAccessContext({ accessContext: context, method }: FastifyRequest): AccessContext {
  if (context === null) throw new Error(`${method} ran without its token`);
  return context;
}

export function bodyOf(request: FastifyRequest): Uint8Array {
  return request.body instanceof Uint8Array ? request.body : new Uint8Array();
}

export function headersOf(request: FastifyRequest): HeaderLookup {
  return (name) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  };
}

/** The response contains no names, because a reviewer must not learn the author. */
export function answerLockMismatch(reply: FastifyReply, current: FileLock['id']) {
  const locked = answerOf('file.locked');
  return reply
    .code(409)
    .header(wopiHeader.lock, current)
    .header(wopiHeader.lockFailureReason, locked.message)
    .send(locked);
}
