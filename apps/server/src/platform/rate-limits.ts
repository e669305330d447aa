import { setTimeout as delay } from 'node:timers/promises';
import rateLimit, { type FastifyRateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { tooManyRequests } from './errors.ts';
import { countOne, isKnownAddress, rememberAddress } from './limit-counts.ts';
import type { MountableRoute, SharedLimit } from './route.ts';

const minuteMs = 60_000;

type LimitedRoute = Pick<MountableRoute, 'limitPerMinute' | 'sharedLimit' | 'permission'>;
export type Limits = { rateLimit?: object } & Pick<RouteShorthandOptions, 'preHandler' | 'onResponse'>;

/**
 * The rate limits of a route, counted in the database. A school may share one IP address, so signed-in users are counted by account. Must be
 * registered after the hook that sets `request.actor`.
 */
export async function rateLimits(app: FastifyInstance): Promise<(route: LimitedRoute) => Limits> {
  await app.register(rateLimit, { global: false, store: SharedCounts });
  // Routes with the same rule share their counters, so that two sign-in routes do not allow twice the attempts.
  const limitsByRule = new Map<SharedLimit, ReturnType<typeof createSharedLimit>>();
  return ({ limitPerMinute: max, sharedLimit: rule, permission }) => {
    const byAccount = permission === 'public' ? {} : { keyGenerator: accountOf };
    if (rule && !limitsByRule.has(rule)) limitsByRule.set(rule, createSharedLimit(rule));
    return {
      ...(max === undefined ? {} : { rateLimit: { max, timeWindow: minuteMs, ...byAccount } }),
      ...(rule && limitsByRule.get(rule)),
    };
  };
}

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerAddress({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

function accountOf(request: FastifyRequest): string {
  if (!request.actor) throw new Error(`${request.url} was limited before its caller was known.`);
  return `account ${request.actor.userId}`;
}

/** Of one route: the library asks for the counts of each route separately. */
class SharedCounts {
  readonly #route: string;

  constructor(_options: FastifyRateLimitOptions, route = '') {
    this.#route = route;
  }

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    countOne(`${this.#route} ${key}`, windowMs).then(
      ({ count, leftMs }) => done(null, { current: count, ttl: leftMs }),
      (cause: unknown) =>
        done(cause instanceof Error ? cause : new Error('A limit was not counted.', { cause })),
    );
  }

  child(options: RouteOptions & { path: string; prefix: string }): SharedCounts {
    const { routeInfo } = options as unknown as { routeInfo: Pick<RouteOptions, 'method' | 'url'> }; // cast: the library names its routes so
    return new SharedCounts({}, `${String(routeInfo.method)} ${routeInfo.url}`);
  }
}

/**
 * Allows few attempts per address, and limits attempts from all addresses together too, because an attacker may have many. Addresses with an earlier
 * success are exempt from the second limit, and a rule may make others wait instead of refusing them, so that an attack does not lock anyone out.
 */
function createSharedLimit(rule: SharedLimit) {
  const keyOf = ({ body, query }: FastifyRequest) => rule.key(body, query);
  const attemptKey = (request: FastifyRequest) => `${rule.name} ${callerAddress(request)} ${keyOf(request)}`;
  return {
    preHandler: async (request: FastifyRequest): Promise<void> => {
      const fromAddress = await countOne(attemptKey(request), minuteMs);
      if (fromAddress.count > rule.perMinute) throw tooManyRequests(Math.ceil(fromAddress.leftMs / 1000));
      const fromAllAddresses = await countOne(`${rule.name} ${keyOf(request)}`, minuteMs);
      if (fromAllAddresses.count <= rule.perMinuteAnywhere || (await isKnownAddress(attemptKey(request))))
        return;
      if (rule.waitMs === undefined) throw tooManyRequests(Math.ceil(fromAllAddresses.leftMs / 1000));
      await delay(rule.waitMs);
    },
    onResponse: async (request: FastifyRequest, reply: { statusCode: number }): Promise<void> => {
      if (reply.statusCode === 200) await rememberAddress(attemptKey(request));
    },
  };
}
