import { Readable } from 'node:stream';
import type { ErrorCode, Permission, PlainErrorCode } from '@redraft/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../access/index.ts';
import { contentDisposition } from './content-disposition.ts';
import { onceForIntent } from './idempotency.ts';

/**
 * A route is declared once: validation, permission check, documentation and the browser's types all derive
 * from the declaration. `app.ts` mounts the declarations; it refuses a route without a permission.
 */

type Schema = z.ZodType;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export interface RouteContext<P, Q, B> {
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a route answers that sends a file instead of JSON. */
export interface FileAnswer {
  /** Pieces come one by one, together as long as `length` says; null where nobody knows before they are made. */
  bytes: Uint8Array | { pieces: AsyncIterable<Uint8Array>; length: number | null };
  contentType: string;
  /** Offered for saving under this name; shown in place without it. */
  fileName?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The rule for a body that comes as multipart/form-data; files in it are `z.file()` in the body's schema. */
export interface UploadRule {
  maxFileBytes: number;
  /** Told when a file is larger. */
  tooLarge: PlainErrorCode;
}

/** The same for files that nobody holds as a whole: they are written to the disk as they come, and handed on as `SpooledFile`. */
export interface SpoolRule {
  /** What is more of a file is let go by, and told of it. */
  maxFileBytes: number;
  maxFiles: number;
  /** Beyond so much the rest is not waited for. */
  maxBytes: number;
}

export interface LimitAlike<Body = unknown, Query = unknown> {
  /** Under which its tries are counted. */
  name: string;
  /** From one address. */
  perMinute: number;
  /** From all addresses together, but those from which it went well before. */
  perMinuteAnywhere: number;
  /** Beyond that a try waits so long, in milliseconds, and is not refused. */
  waitMs?: number;
  key: (body: Body, query: Query) => string;
}

interface Declaration<P, Q, B extends Schema | undefined, A extends Schema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As callers know it; letters match in any case. */
  path: `/${string}`;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  upload?: UploadRule;
  spool?: SpoolRule;
  /** Makes something that would be there twice if it were asked for twice: once for each `Idempotency-Key`. */
  creates?: true;
  /** What this audience may receive; anything else that a handler returns is cut off. */
  answer: A;
  /** Codes a caller may see beyond auth.*, access.denied, request.* and internal. */
  errors?: readonly ErrorCode[];
  /** Requests a minute from one account, on public routes from one address; unlimited when absent. */
  limitPerMinute?: number;
  /** Besides, of requests whose bodies are alike in something, such as sign-ins as one person. */
  limitAlike?: LimitAlike<Output<B>, Output<Q>>;
  /** Of accounts with a password that is kept here: closed where there are none (LOCAL_ACCOUNTS). */
  isLocalAccounts?: true;
  /** Answers for as long as somebody listens. */
  isEndless?: true;
}

export interface SignedInRoute<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
> extends Declaration<P, Q, B, A> {
  permission: Permission;
  handler: (context: RouteContext<P, Q, B> & { actor: Actor }) => Promise<z.input<A>>;
}

export interface PublicRoute<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
> extends Declaration<P, Q, B, A> {
  permission: 'public';
  handler: (context: RouteContext<P, Q, B> & { actor: Actor | null }) => Promise<z.input<A>>;
}

export interface MountableRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  permission: Permission | 'public';
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
  limitAlike: LimitAlike | undefined;
  isLocalAccounts: boolean;
  isEndless: boolean;
  run: (actor: Actor | null, request: FastifyRequest, reply: FastifyReply, now: Date) => Promise<unknown>;
}

export function defineRoute<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(route: SignedInRoute<P, Q, B, A>): MountableRoute {
  return mountable(route, (actor, context) => {
    if (!actor) throw new Error(`${route.path} was called without an actor`);
    return route.handler({ ...context, actor });
  });
}

/** For anybody, signed in or not: sign-in itself, public pages. */
export function definePublicRoute<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(route: PublicRoute<P, Q, B, A>): MountableRoute {
  return mountable(route, (actor, context) => route.handler({ ...context, actor }));
}

export interface FileRoute<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> extends Omit<Declaration<P, Q, B, Schema>, 'answer'> {
  permission: Permission;
  handler: (context: RouteContext<P, Q, B> & { actor: Actor }) => Promise<FileAnswer>;
}

/** A route whose answer is a file: a picture, a document to be saved. */
export function defineFileRoute<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(route: FileRoute<P, Q, B>): MountableRoute {
  return mountable({ ...route, answer: null }, async (actor, context) => {
    if (!actor) throw new Error(`${route.path} was called without an actor`);
    return sendFile(context.reply, await route.handler({ ...context, actor }));
  });
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': contentDisposition(file.fileName),
    'x-content-type-options': 'nosniff',
    // Somebody's file, in case a browser takes it for a page.
    'content-security-policy': "default-src 'none'; sandbox",
    ...file.headers,
  });
  const { bytes } = file;
  if (bytes instanceof Uint8Array)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (bytes.length !== null) reply.header('content-length', bytes.length);
  return reply.send(Readable.from(bytes.pieces, { objectMode: false }));
}

function mountable<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
>(
  route: Omit<Declaration<P, Q, B, A>, 'answer'> & { answer: A | null; permission: Permission | 'public' },
  handle: (actor: Actor | null, context: RouteContext<P, Q, B>) => Promise<unknown>,
): MountableRoute {
  return {
    method: route.method,
    path: route.path,
    summary: route.summary,
    permission: route.permission,
    params: route.params,
    query: route.query,
    body: route.body,
    answer: route.answer,
    upload: route.upload,
    spool: route.spool,
    creates: route.creates ?? false,
    errors: route.errors ?? [],
    limitPerMinute: route.limitPerMinute,
    // Boundary: as below.
    limitAlike: route.limitAlike as LimitAlike | undefined,
    isLocalAccounts: route.isLocalAccounts ?? false,
    isEndless: route.isEndless ?? false,
    run: (actor, request, reply, now) => {
      const act = () =>
        handle(actor, {
          // Boundary: Fastify has parsed these three with the declaration's own schemas.
          params: request.params as Output<P>,
          query: request.query as Output<Q>,
          body: request.body as Output<B>,
          now,
          request,
          reply,
        });
      if (!route.creates || !actor) return act();
      const intent = { actorId: actor.userId, route: `${route.method} ${route.path}`, at: now };
      return onceForIntent(request, intent, act);
    },
  };
}
