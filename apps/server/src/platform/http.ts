import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { Permission } from '@redraft/contracts';
import { errorAnswerSchema, limits } from '@redraft/contracts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Actor, hasPermission } from '../access/index.ts';
import { limitAccessToken, recordWrite, requireScope } from './access-token-guard.ts';
import { documentCalls } from './api-document.ts';
import { now } from './clock.ts';
import { requireDatabase } from './db.ts';
import { replaceDeletedNames } from './deleted-names.ts';
import { drainable } from './drain.ts';
import { type Origins, separateOrigins } from './editor-origin.ts';
import { answerErrors, answerUnreadable } from './error-answers.ts';
import { AppError } from './errors.ts';
import { idempotencyHeadersSchema } from './idempotency.ts';
import { type Limits, rateLimits } from './rate-limits.ts';
import {
  createTimedServer,
  defaultTimeouts,
  type RequestTimeouts,
  refuseSlowBodies,
} from './request-timeouts.ts';
import { timeRequests } from './request-times.ts';
import type { MountableRoute, SpoolRule, UploadRule } from './route.ts';
import { forgetSpool, spoolUpload } from './spool.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { readUpload } from './upload.ts';
import { webSockets } from './web-sockets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission | 'public';
  }
}

/** Who stands behind a bearer token; throws auth.required or auth.expired. */
export type Authenticate = (token: string, now: Date) => Promise<Actor>;

export interface HttpOptions {
  logger: FastifyBaseLogger;
  authenticate: Authenticate;
  routes: readonly MountableRoute[];
  /** Plugins whose routes bring their own `config.permission`. */
  plugins?: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  isRateLimited?: boolean;
  /** Where the editor has an origin of its own. */
  origins?: Origins;
  /** Whose word on the caller's address is taken; nobody's when absent. */
  trustProxy?: TrustedProxies;
  /** Browsers come by https, whether or not the request says so here: something in front speaks TLS. */
  isPublicHttps?: boolean;
  /** Whether people sign in with a password that is kept here. */
  hasLocalAccounts?: boolean;
  /** Shows the documentation of the calls at /api/docs, to anybody. */
  hasApiDocs?: boolean;
  /** openapi.json as the build made it; made here where there is none. */
  apiDocument?: string;
  /** Tests have less. */
  patience?: RequestTimeouts;
}

const jsonBodyLimit = 2 * 1024 * 1024;
/** Before anybody is known: a name, a password, a message. */
const publicBodyLimit = 64 * 1024;

/** Builds the HTTP program: shared by the server, the tests and the generator of openapi.json. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const patience = options.patience ?? defaultTimeouts;
  const app: FastifyInstance = Fastify({
    ...createTimedServer(patience),
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonBodyLimit,
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: answerUnreadable,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('isPublicHttps', options.isPublicHttps ?? false);
  app.decorate('hasLocalAccounts', options.hasLocalAccounts ?? true);
  answerErrors(app);
  if (options.origins) separateOrigins(app, options.origins);
  drainable(app);
  refuseSlowBodies(app, patience);
  guardAnswers(app);
  refuseRoutesWithoutPermission(app);
  timeRequests(app);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: false,
  });
  replaceDeletedNames(app);
  await app.register(compress, { threshold: 2048 });
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: limits.documentBytes, files: 20 } });
  const limitsOf = options.isRateLimited === false ? () => ({}) : await rateLimits(app);
  await webSockets(app);
  await documentCalls(app, { isShown: options.hasApiDocs ?? false, built: options.apiDocument });
  await app.register(async (scope) => {
    for (const route of options.routes)
      mount(scope, route, {
        authenticate: options.authenticate,
        limits: limitsOf(route),
        isRateLimited: options.isRateLimited !== false,
      });
  });
  for (const plugin of options.plugins ?? []) await app.register(async (scope) => plugin(scope));
  return app;
}

/** Unless an answer says otherwise, nobody keeps it; and none but the editor, which says so, is shown in a frame. */
function guardAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    guardAnswer(reply);
    done(null, payload);
  });
}

function guardAnswer(reply: FastifyReply): void {
  const keep = reply.getHeader('cache-control');
  // A file of the build: nothing in it is anybody's.
  if (String(keep).startsWith('public')) return;
  if (keep === undefined) reply.header('cache-control', 'no-store');
  const policy = [reply.getHeader('content-security-policy') ?? []].flat().join('; ');
  if (policy.includes('frame-ancestors')) return;
  reply.header('content-security-policy', `${policy && `${policy}; `}frame-ancestors 'none'`);
}

/** Checked when all are there: a library's routes get their permission from the scope that registers it. */
function refuseRoutesWithoutPermission(app: FastifyInstance): void {
  const known: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    known.push(route);
  });
  app.addHook('onReady', async () => {
    const open = known.find((route) => !route.config?.permission && route.method !== 'HEAD');
    if (open) throw new Error(`Route ${String(open.method)} ${open.url} names no permission.`);
  });
}

/** A file of whatever type: sent as it is, past the serializer. */
const fileResponse = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.file() } },
};

/** After the permission, before the schemas: they check what the form holds like any other body. */
function readsUpload(rule: UploadRule) {
  return async (request: FastifyRequest): Promise<void> => {
    request.body = await readUpload(request, rule);
  };
}

/** The same; the files are on the disk until the answer is sent or the connection has broken. */
function spoolsUpload(rule: SpoolRule) {
  return {
    preValidation: async (request: FastifyRequest): Promise<void> => {
      request.body = await spoolUpload(request, rule);
    },
    onResponse: forgetSpool,
    onRequestAbort: forgetSpool,
  };
}

function mount(
  app: FastifyInstance,
  route: MountableRoute,
  {
    authenticate,
    limits,
    isRateLimited,
  }: { authenticate: Authenticate; limits: Limits; isRateLimited: boolean },
): void {
  const { rateLimit, ...hooks } = limits;
  app.route({
    method: route.method,
    url: route.path,
    ...(route.permission === 'public' ? { bodyLimit: publicBodyLimit } : {}),
    config: {
      permission: route.permission,
      ...(rateLimit ? { rateLimit } : {}),
    },
    schema: {
      summary: route.summary,
      description: describeRoute(route),
      tags: [route.path.split('/')[2] ?? 'other'],
      ...securityOf(route),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      ...(route.creates ? { headers: idempotencyHeadersSchema } : {}),
      ...(route.upload || route.spool ? { consumes: ['multipart/form-data'] } : {}),
      response: { 200: route.answer ?? fileResponse, '4xx': errorAnswerSchema },
    },
    // Before the body is read: nobody without the permission makes the server parse anything.
    onRequest: async (request, reply) => {
      requireDatabase();
      if (route.isLocalAccounts && !app.hasLocalAccounts) throw new AppError('auth.local_off');
      request.actor = await identify(request, route.permission, authenticate);
      if (!request.actor) return;
      if (isRateLimited) await limitAccessToken(request.actor, reply);
      requireScope(request.actor, route, reply);
      if (route.permission !== 'public' && !hasPermission(request.actor, route.permission))
        throw new AppError('access.denied');
    },
    ...(route.upload ? { preValidation: readsUpload(route.upload) } : {}),
    ...(route.spool ? spoolsUpload(route.spool) : {}),
    ...hooks,
    handler: async (request, reply) => {
      const at = now();
      const act = () => route.run(request.actor, request, reply, at);
      const answer = await recordWrite(request.actor, route, { act, now: at });
      if (typeof answer !== 'string') return answer;
      // Fastify takes a text for plain text; an answer is JSON also where it is a text.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    isPublicHttps: boolean;
    hasLocalAccounts: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

function describeRoute({ permission, scope, errors }: MountableRoute): string {
  const reach = scope === undefined ? 'not for access tokens' : `\`${scope}\``;
  return `Permission: \`${permission}\`. Scope: ${reach}. Error codes: ${errors.join(', ') || 'the general ones'}.`;
}

/** OpenAPI 3.0 has no place for the scopes of a bearer token: they stand in an extension beside it. */
function securityOf({ permission, scope }: MountableRoute): object {
  if (permission === 'public') return {};
  if (scope === undefined) return { security: [{ bearer: [] }] };
  return { security: [{ bearer: [] }, { accessToken: [] }], 'x-scope': scope };
}

async function identify(
  request: FastifyRequest,
  permission: Permission | 'public',
  authenticate: Authenticate,
): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (permission === 'public') {
    const actor = token ? await authenticate(token, now()).catch(() => null) : null;
    // Public calls name no scope: to them a program is nobody.
    return actor?.tokenGrant ? null : actor;
  }
  if (!token) throw new AppError('auth.required');
  return authenticate(token, now());
}
