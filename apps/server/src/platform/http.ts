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
import { readPseudoLanguages } from './pseudo-language.ts';
import { type Limits, rateLimits } from './rate-limits.ts';
import { createRequestId, logRequests } from './request-log.ts';
import {
  createTimedServer,
  defaultTimeouts,
  type RequestTimeouts,
  refuseSlowBodies,
} from './request-timeouts.ts';
import { timeRequests } from './request-times.ts';
import type { MountableRoute, SpoolRule, UploadRule } from './route.ts';
import { addPseudoSentences } from './sentences.ts';
import { removeSpooledFiles, spoolUpload } from './spool.ts';
import { traceRequests } from './tracing.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { readUpload } from './upload.ts';
import { webSockets } from './web-sockets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission | 'public';
  }
}

/** The actor of a bearer token; throws auth.required or auth.expired. */
export type Authenticate = (token: string, now: Date) => Promise<Actor>;

export interface HttpOptions {
  logger: FastifyBaseLogger;
  authenticate: Authenticate;
  routes: readonly MountableRoute[];
  /** Plugins that declare routes with their own `config.permission`. */
  plugins?: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  isRateLimited?: boolean;
  /** Set if the editor has its own origin. */
  origins?: Origins;
  /** The proxies whose forwarded headers are trusted; none if absent. */
  trustProxy?: TrustedProxies;
  /** Browsers connect by HTTPS even if the request does not say so: a proxy terminates TLS. */
  isPublicHttps?: boolean;
  /** Whether users can sign in with a password stored by Redraft. */
  hasLocalAccounts?: boolean;
  /** Serves the API documentation at /api/docs, publicly. */
  hasApiDocs?: boolean;
  /** openapi.json from the build; generated at start if absent. */
  apiDocument?: string;
  /** Answers in the pseudo-languages. */
  hasPseudoLanguages?: boolean;
  /** Writes a line for each request. */
  logsRequests?: boolean;
  /** Tests set shorter timeouts. */
  timeouts?: RequestTimeouts;
}

const jsonBodyLimit = 2 * 1024 * 1024;
/** Without authentication: a name, a password, a message. */
const publicBodyLimit = 64 * 1024;

/** Builds the HTTP server; also used by tests and the generator of openapi.json. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const patience = options.timeouts ?? defaultTimeouts;
  const app: FastifyInstance = Fastify({
    ...createTimedServer(patience),
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId(Boolean(options.trustProxy)),
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
  guardResponses(app);
  refuseRoutesWithoutPermission(app);
  timeRequests(app);
  traceRequests(app, { trustsCaller: Boolean(options.trustProxy) });
  if (options.hasPseudoLanguages === true) {
    addPseudoSentences();
    readPseudoLanguages(app);
  }
  logRequests(app, { isEnabled: options.logsRequests ?? false });
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

/** Responses are not cached unless they say otherwise, and only the editor's, which say so, can be framed. */
function guardResponses(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    guardResponse(reply);
    done(null, payload);
  });
}

function guardResponse(reply: FastifyReply): void {
  const cacheControl = reply.getHeader('cache-control');
  // A file of the build: contains no personal data.
  if (String(cacheControl).startsWith('public')) return;
  if (cacheControl === undefined) reply.header('cache-control', 'no-store');
  const policy = [reply.getHeader('content-security-policy') ?? []].flat().join('; ');
  if (policy.includes('frame-ancestors')) return;
  reply.header('content-security-policy', `${policy && `${policy}; `}frame-ancestors 'none'`);
}

/** Runs once all routes are registered: routes of a library inherit the permission of the scope that registers it. */
function refuseRoutesWithoutPermission(app: FastifyInstance): void {
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  app.addHook('onReady', async () => {
    const unprotected = registered.find((route) => !route.config?.permission && route.method !== 'HEAD');
    if (unprotected)
      throw new Error(`Route ${String(unprotected.method)} ${unprotected.url} names no permission.`);
  });
}

/** Files of any type are sent as they are, without the JSON serializer. */
const fileResponse = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: z.file() } },
};

/** Runs after the permission check and before validation, which checks the fields of a form like any other body. */
function createUploadHook(rule: UploadRule) {
  return async (request: FastifyRequest): Promise<void> => {
    request.body = await readUpload(request, rule);
  };
}

/** The same for large files: they stay on disk until the response is sent or the connection breaks. */
function createSpoolHooks(rule: SpoolRule) {
  return {
    preValidation: async (request: FastifyRequest): Promise<void> => {
      request.body = await spoolUpload(request, rule);
    },
    onResponse: removeSpooledFiles,
    onRequestAbort: removeSpooledFiles,
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
    // Before the body is read: requests without permission are not parsed.
    onRequest: async (request, reply) => {
      requireDatabase();
      if (route.isLocalAccounts && !app.hasLocalAccounts) throw new AppError('auth.local_off');
      request.actor = await identify(request, route.permission, authenticate);
      if (!request.actor) return;
      request.accountId = request.actor.userId;
      if (isRateLimited) await limitAccessToken(request.actor, reply);
      requireScope(request.actor, route, reply);
      if (route.permission !== 'public' && !hasPermission(request.actor, route.permission))
        throw new AppError('access.denied');
    },
    ...(route.upload ? { preValidation: createUploadHook(route.upload) } : {}),
    ...(route.spool ? createSpoolHooks(route.spool) : {}),
    ...hooks,
    handler: async (request, reply) => {
      const at = now();
      const runRoute = () => route.run(request.actor, request, reply, at);
      const answer = await recordWrite(request.actor, route, { run: runRoute, now: at });
      if (typeof answer !== 'string') return answer;
      // Fastify sends strings as plain text; here they are JSON too.
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
  const scopeText = scope === undefined ? 'not for access tokens' : `\`${scope}\``;
  return `Permission: \`${permission}\`. Scope: ${scopeText}. Error codes: ${errors.join(', ') || 'the general ones'}.`;
}

/** OpenAPI 3.0 does not support scopes for bearer tokens, so they are in an extension. */
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
    // Public calls have no scope: programs with a token are anonymous there.
    return actor?.tokenGrant ? null : actor;
  }
  if (!token) throw new AppError('auth.required');
  return authenticate(token, now());
}
