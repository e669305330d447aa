import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import type { Course } from '../state.ts';
import { authorizeTool } from './authorize.ts';

/** A call of a service of a course, after token, scope, media types and course were looked at. */
export interface ServiceCall {
  course: Course;
  clientId: string;
  parameters: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  address: URL;
  reply: FastifyReply;
}

export interface ServiceRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the address of the course. */
  path: string;
  anyOf: string[];
  /** Of what is answered; a tool has to accept it. */
  produces?: string;
  /** Of what is sent, to the letter. */
  consumes?: string;
  /** Gives the body of the answer, or the reply if it was sent. */
  handle: (call: ServiceCall) => unknown;
}

export function registerServiceRoute(
  app: FastifyInstance,
  platform: PlatformContext,
  route: ServiceRoute,
): void {
  const { method, path, anyOf, produces, consumes } = route;
  app.route({
    method,
    url: `/lti/courses/:courseId/${path}`,
    handler: async (request, reply) => {
      const clientId = authorizeTool(platform, { request, reply, anyOf });
      if (clientId === null) return reply;
      if (produces !== undefined && !doesAccept(request, produces))
        return reply.code(406).send({ error: `Accept must name ${produces}` });
      if (consumes !== undefined && mediaTypeOf(request) !== consumes)
        return reply.code(415).send({ error: `Content-Type must be ${consumes}` });
      // Casts: strings of a path and a query, as Fastify reads them.
      const parameters = request.params as Record<string, string>;
      const query = request.query as Record<string, string>;
      const course = platform.state.courses.find(({ id }) => id === parameters.courseId);
      if (!course) return reply.code(404).send({ error: 'There is no such course.' });
      const address = new URL(request.url, platform.origin);
      const { body } = request;
      const answer = await route.handle({ course, clientId, parameters, query, body, address, reply });
      if (answer === reply || produces === undefined) return answer;
      // As a string: Fastify would add a charset, which these media types do not have.
      return reply.header('content-type', produces).send(Buffer.from(JSON.stringify(answer)));
    },
  });
}

function doesAccept(request: FastifyRequest, mediaType: string): boolean {
  const accepted = (request.headers.accept ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return accepted.includes(mediaType) || accepted.includes('*/*');
}

const mediaTypeOf = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim();

/** One page of what was asked for; the `Link` header leads to the next (RFC 8288). */
export function sendPageOf<T>(
  { query, address, reply }: ServiceCall,
  all: T[],
  { pageSize, links = [] }: { pageSize: number; links?: { rel: string; href: string }[] },
): T[] {
  const asked = Number(query.limit ?? pageSize);
  const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, pageSize) : pageSize;
  const from = Number(query.from ?? 0) || 0;
  const next =
    from + limit < all.length ? [{ rel: 'next', href: hrefWith(address, { from: from + limit }) }] : [];
  const header = [...next, ...links].map(({ rel, href }) => `<${href}>; rel="${rel}"`).join(', ');
  if (header !== '') reply.header('link', header);
  return all.slice(from, from + limit);
}

export function hrefWith(address: URL, changed: Record<string, string | number | null>): string {
  const other = new URL(address);
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) other.searchParams.delete(name);
    else other.searchParams.set(name, String(value));
  }
  return other.href;
}
