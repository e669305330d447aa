import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from './platform-context.ts';

export type ServiceName =
  | 'openid-configuration'
  | 'registration'
  | 'jwks'
  | 'token'
  | 'memberships'
  | 'groups'
  | 'line-items'
  | 'scores'
  | 'results';

/** What goes wrong with a call of a service. */
export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string | number; body?: unknown }
  /** Takes the question and says nothing until the platform is closed. */
  | { kind: 'no answer' }
  | { kind: 'connection reset' }
  | { kind: 'not json' }
  | { kind: 'redirect'; to: string }
  /** Each page says that the next one is itself. */
  | { kind: 'endless pages' }
  | { kind: 'next page'; to: string }
  /** A correct answer, changed before it is sent. */
  | { kind: 'changed answer'; change: (body: Record<string, unknown>) => unknown }
  /** The call is carried out, and the connection ends before its answer: the tool cannot know. */
  | { kind: 'lost answer' };

export interface Disturbance {
  service: ServiceName;
  fault: Fault;
  /** How many calls it still meets. */
  times: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    service?: ServiceName;
  }
  interface FastifyRequest {
    fault: Fault | null;
  }
}

/** Meets the calls of services with what a test has asked for, and notes what was asked and answered. */
export function registerDisturbances(app: FastifyInstance, platform: PlatformContext): void {
  const unanswered = new Set<FastifyReply>();
  app.decorateRequest('fault', null);
  app.addHook('onRequest', async (request, reply) => {
    const service = request.routeOptions.config.service;
    request.fault = service ? takeFault(platform.disturbances, service) : null;
    await disturbBefore(request, reply, unanswered);
  });
  app.addHook('onSend', async (request, reply, payload) => disturbAfter(request, reply, payload));
  app.addHook('onResponse', async (request, reply) => {
    if (!request.routeOptions.config.service) return;
    platform.received.requests.push({
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      // Boundary: a query string as Fastify reads it.
      query: request.query as Record<string, unknown>,
      accept: request.headers.accept,
      contentType: request.headers['content-type'],
      status: reply.statusCode,
    });
  });
  app.addHook('preClose', async () => {
    for (const reply of unanswered) reply.raw.destroy();
  });
}

function takeFault(disturbances: Disturbance[], service: ServiceName): Fault | null {
  const found = disturbances.find((disturbance) => disturbance.service === service && disturbance.times > 0);
  if (!found) return null;
  found.times -= 1;
  return found.fault;
}

async function disturbBefore(
  request: FastifyRequest,
  reply: FastifyReply,
  unanswered: Set<FastifyReply>,
): Promise<void> {
  const { fault } = request;
  switch (fault?.kind) {
    case 'status':
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
      await reply.code(fault.status).send(fault.body ?? { error: `status ${fault.status} was asked for` });
      return;
    case 'no answer':
      unanswered.add(reply);
      reply.hijack();
      return;
    case 'connection reset':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    case 'redirect':
      await reply.redirect(fault.to, 302);
      return;
  }
}

async function disturbAfter(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const { fault } = request;
  switch (fault?.kind) {
    case 'not json':
      return '<!doctype html><title>Maintenance</title>';
    case 'endless pages':
      reply.header('link', `<${request.protocol}://${request.host}${request.url}>; rel="next"`);
      return payload;
    case 'next page':
      reply.header('link', `<${fault.to}>; rel="next"`);
      return payload;
    case 'changed answer':
      return JSON.stringify(fault.change(JSON.parse(String(payload))));
    case 'lost answer':
      request.raw.socket.destroy();
      return payload;
  }
  return payload;
}
