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

const course = '/lti/courses/:courseId';

/** By method and route. Not a field of Fastify's own types: the server is compiled together with us, and would have it too. */
export const services: Record<string, ServiceName> = {
  'GET /.well-known/openid-configuration': 'openid-configuration',
  'POST /lti/register': 'registration',
  'GET /lti/jwks': 'jwks',
  'POST /lti/token': 'token',
  [`GET ${course}/memberships`]: 'memberships',
  [`GET ${course}/groups`]: 'groups',
  [`GET ${course}/group-sets`]: 'groups',
  [`GET ${course}/line-items`]: 'line-items',
  [`POST ${course}/line-items`]: 'line-items',
  [`GET ${course}/line-items/:lineItemId`]: 'line-items',
  [`PUT ${course}/line-items/:lineItemId`]: 'line-items',
  [`DELETE ${course}/line-items/:lineItemId`]: 'line-items',
  [`POST ${course}/line-items/:lineItemId/scores`]: 'scores',
  [`GET ${course}/line-items/:lineItemId/results`]: 'results',
};

const findService = ({ method, routeOptions }: FastifyRequest): ServiceName | undefined =>
  services[`${method} ${routeOptions.url}`];

/** Meets the calls of services with what a test has asked for, and notes what was asked and answered. */
export function registerDisturbances(app: FastifyInstance, platform: PlatformContext): void {
  const unanswered = new Set<FastifyReply>();
  const faults = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    const fault = takeFault(platform.disturbances, findService(request));
    if (!fault) return;
    faults.set(request, fault);
    await disturbBefore(fault, { request, reply, unanswered });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = faults.get(request);
    return fault ? disturbAfter(fault, { request, reply, payload }) : payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!findService(request)) return;
    platform.received.requests.push({
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      // Cast: a query string as Fastify reads it.
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

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function takeFault(disturbances: Disturbance[], service: ServiceName | undefined): Fault | null {
  const found = disturbances.find((disturbance) => disturbance.service === service && disturbance.times > 0);
  if (!found) return null;
  found.times -= 1;
  return found.fault;
}

async function disturbBefore(
  fault: Fault,
  { request, reply, unanswered }: Exchange & { unanswered: Set<FastifyReply> },
): Promise<void> {
  switch (fault.kind) {
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

function disturbAfter(fault: Fault, { request, reply, payload }: Exchange & { payload: unknown }): unknown {
  switch (fault.kind) {
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
