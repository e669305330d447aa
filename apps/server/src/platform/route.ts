import { Readable } from 'node:stream';
import {
  type AccessTokenScope,
  type AnswerInputOf,
  type CallDeclaration,
  type ErrorCode,
  type FileCall,
  type JsonCall,
  type Method,
  type Permission,
  type PlainErrorCode,
  permissionsOfScope,
} from '@redraft/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../access/index.ts';
import { contentDisposition } from './content-disposition.ts';
import { onceForIntent } from './idempotency.ts';

/**
 * A route is a call (`@redraft/contracts/calls`) with its permission and handler; validation, permission check and documentation derive from
 * the two. `app.ts` adds the routes, and refuses those without a permission.
 */

type Schema = z.ZodType;
type OutputOf<Call, Part extends 'params' | 'query' | 'body'> =
  Call extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;
type BodyOf<Call, BodyOverride> = BodyOverride extends Schema
  ? z.output<BodyOverride>
  : OutputOf<Call, 'body'>;

export interface RouteContext<Call, BodyOverride = undefined> {
  params: OutputOf<Call, 'params'>;
  query: OutputOf<Call, 'query'>;
  body: BodyOf<Call, BodyOverride>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The answer of a route that sends a file instead of JSON. */
export interface FileAnswer {
  /** A stream of pieces with their total `length`; null if the length is not known in advance. */
  bytes: Uint8Array | { pieces: AsyncIterable<Uint8Array>; length: number | null };
  contentType: string;
  /** Offered as a download under this name; shown inline without it. */
  fileName?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The rule for a multipart/form-data body; its files are `z.file()` in the body's schema. */
export interface UploadRule {
  maxFileBytes: number;
  /** The error for a larger file. */
  tooLarge: PlainErrorCode;
}

/** The same for large files: they are written to disk as they arrive, and passed on as `SpooledFile`. */
export interface SpoolRule {
  /** Bytes beyond this are discarded; the file's size still counts them. */
  maxFileBytes: number;
  maxFiles: number;
  /** Reading stops at this size of the whole form. */
  maxBytes: number;
  /** The error for a larger form, if it says more than that it is too large. */
  tooLarge?: PlainErrorCode;
}

export interface SharedLimit<Body = unknown, Query = unknown> {
  /** Key of the counters. */
  name: string;
  /** From one address. */
  perMinute: number;
  /** From all addresses together, except those with an earlier success. */
  perMinuteAnywhere: number;
  /** Beyond that, requests wait this many milliseconds instead of being refused. */
  waitMs?: number;
  key: (body: Body, query: Query) => string;
}

interface Rules<Call extends CallDeclaration, BodyOverride extends Schema | undefined> {
  /** Replaces the call's body schema: a form's files as this server stores them. */
  body?: BodyOverride;
  upload?: UploadRule;
  spool?: SpoolRule;
  /** Requests per minute from one account, on public routes from one address; unlimited if absent. */
  limitPerMinute?: number;
  /** Also limits requests that share a value in the body, such as sign-in attempts for one user. */
  sharedLimit?: SharedLimit<BodyOf<Call, BodyOverride>, OutputOf<Call, 'query'>>;
  /** For accounts with a local password: not available if LOCAL_ACCOUNTS is off. */
  isLocalAccounts?: true;
  /** The response lasts as long as the client listens. */
  isEndless?: true;
}

interface SignedInRoute<Call extends JsonCall, BodyOverride extends Schema | undefined>
  extends Rules<Call, BodyOverride> {
  permission: Permission;
  handler: (context: RouteContext<Call, BodyOverride> & { actor: Actor }) => Promise<AnswerInputOf<Call>>;
}

interface PublicRoute<Call extends JsonCall, BodyOverride extends Schema | undefined>
  extends Rules<Call, BodyOverride> {
  permission: 'public';
  handler: (
    context: RouteContext<Call, BodyOverride> & { actor: Actor | null },
  ) => Promise<AnswerInputOf<Call>>;
}

interface FileRoute<Call extends FileCall> extends Rules<Call, undefined> {
  permission: Permission;
  handler: (context: RouteContext<Call> & { actor: Actor }) => Promise<FileAnswer>;
}

export interface MountableRoute {
  method: Method;
  path: string;
  summary: string;
  permission: Permission | 'public';
  /** The scope that personal access tokens need; if undefined, tokens cannot call the route. */
  scope: AccessTokenScope | undefined;
  params: Schema | undefined;
  query: Schema | undefined;
  body: Schema | undefined;
  /** Null for a file. */
  answer: Schema | null;
  upload: UploadRule | undefined;
  spool: SpoolRule | undefined;
  creates: boolean;
  errors: readonly ErrorCode[];
  limitPerMinute: number | undefined;
  sharedLimit: SharedLimit | undefined;
  isLocalAccounts: boolean;
  isEndless: boolean;
  run: (actor: Actor | null, request: FastifyRequest, reply: FastifyReply, now: Date) => Promise<unknown>;
}

export function defineRoute<Call extends JsonCall, BodyOverride extends Schema | undefined = undefined>(
  call: Call,
  route: SignedInRoute<Call, BodyOverride>,
): MountableRoute {
  return toMountableRoute<Call, BodyOverride>(call, route, async (actor, context) => {
    if (!actor) throw new Error(`${call.path} was called without an actor`);
    const result = await route.handler({ ...context, actor });
    return call.inText === undefined ? result : JSON.stringify(result);
  });
}

/** For anonymous users too: sign-in, public pages. */
export function definePublicRoute<Call extends JsonCall, BodyOverride extends Schema | undefined = undefined>(
  call: Call,
  route: PublicRoute<Call, BodyOverride>,
): MountableRoute {
  return toMountableRoute<Call, BodyOverride>(call, route, (actor, context) =>
    route.handler({ ...context, actor }),
  );
}

/** A route whose response is a file: an image, a document to download. */
export function defineFileRoute<Call extends FileCall>(call: Call, route: FileRoute<Call>): MountableRoute {
  return toMountableRoute<Call, undefined>(call, route, async (actor, context) => {
    if (!actor) throw new Error(`${call.path} was called without an actor`);
    return sendFile(context.reply, await route.handler({ ...context, actor }));
  });
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': contentDisposition(file.fileName),
    'x-content-type-options': 'nosniff',
    // Protects against user files that a browser would show as a page.
    'content-security-policy': "default-src 'none'; sandbox",
    ...file.headers,
  });
  const { bytes } = file;
  if (bytes instanceof Uint8Array)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (bytes.length !== null) reply.header('content-length', bytes.length);
  return reply.send(Readable.from(bytes.pieces, { objectMode: false }));
}

/** A scope must include the permission of each call that it opens. */
function scopeOf(call: CallDeclaration, permission: Permission | 'public'): AccessTokenScope | undefined {
  const { scope } = call;
  if (scope === undefined) return undefined;
  if (permission === 'public' || !permissionsOfScope[scope].includes(permission))
    throw new Error(`${call.method} ${call.path} has the scope ${scope}, which does not name ${permission}.`);
  return scope;
}

function toMountableRoute<Call extends CallDeclaration, BodyOverride extends Schema | undefined>(
  call: Call,
  route: Rules<Call, BodyOverride> & { permission: Permission | 'public' },
  handle: (actor: Actor | null, context: RouteContext<Call, BodyOverride>) => Promise<unknown>,
): MountableRoute {
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    permission: route.permission,
    scope: scopeOf(call, route.permission),
    params: call.params,
    query: call.query,
    body: route.body ?? call.body,
    answer: call.answer === 'file' ? null : call.answer,
    upload: route.upload,
    spool: route.spool,
    creates: call.creates ?? false,
    errors: call.errors ?? [],
    limitPerMinute: route.limitPerMinute,
    // Cast: as below.
    sharedLimit: route.sharedLimit as SharedLimit | undefined,
    isLocalAccounts: route.isLocalAccounts ?? false,
    isEndless: route.isEndless ?? false,
    run: (actor, request, reply, now) => {
      const runHandler = () =>
        handle(actor, {
          // Cast: Fastify has validated these three with the call's own schemas.
          params: request.params as OutputOf<Call, 'params'>,
          query: request.query as OutputOf<Call, 'query'>,
          body: request.body as BodyOf<Call, BodyOverride>,
          now,
          request,
          reply,
        });
      if (!call.creates || !actor) return runHandler();
      const intent = { actorId: actor.userId, route: `${call.method} ${call.path}`, at: now };
      return onceForIntent(request, intent, runHandler);
    },
  };
}
