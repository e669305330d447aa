import { setTimeout as delay } from 'node:timers/promises';
import rateLimit, { type FastifyRateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { tooManyRequests } from './errors.ts';
import { countOne, isKnownPlace, rememberPlace } from './limit-counts.ts';
import type { MountableRoute, SharedLimit } from './route.ts';

const minuteMs = 60_000;

type Limited = Pick<MountableRoute, 'limitPerMinute' | 'limitAlike' | 'permission'>;
export type Limits = { rateLimit?: object } & Pick<RouteShorthandOptions, 'preHandler' | 'onResponse'>;

/**
 * The limits of pace of a route, counted in the database. A school has one address for all: whoever is signed in is counted by account. Must be
 * mounted behind the hook that sets `request.actor`.
 */
export async function rateLimits(app: FastifyInstance): Promise<(route: Limited) => Limits> {
  await app.register(rateLimit, { global: false, store: SharedCounts });
  // Routes that share a rule are counted together: nobody tries twice as often by two ways in.
  const alike = new Map<SharedLimit, ReturnType<typeof countsTowardsSame>>();
  return ({ limitPerMinute: max, limitAlike: rule, permission }) => {
    const byAccount = permission === 'public' ? {} : { keyGenerator: accountOf };
    if (rule && !alike.has(rule)) alike.set(rule, countsTowardsSame(rule));
    return {
      ...(max === undefined ? {} : { rateLimit: { max, timeWindow: minuteMs, ...byAccount } }),
      ...(rule && alike.get(rule)),
    };
  };
}

/** Whom limits count as one caller: an address, of IPv6 its network of 64 bits. */
export function placeOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

function accountOf(request: FastifyRequest): string {
  if (!request.actor) throw new Error(`${request.url} was limited before its caller was known.`);
  return `account ${request.actor.userId}`;
}

/** Of one route: the library asks for the counts of each by themselves. */
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
    const { routeInfo } = options as unknown as { routeInfo: Pick<RouteOptions, 'method' | 'url'> }; // boundary: the library names its routes so
    return new SharedCounts({}, `${String(routeInfo.method)} ${routeInfo.url}`);
  }
}

/**
 * Few tries from one address. Of all addresses together too, else whoever has many had as many tries; but an address from which it went well
 * before is let past that, and where a rule says so the others wait and are not refused: nobody is kept out because somebody else tries.
 */
function countsTowardsSame(rule: SharedLimit) {
  const keyOf = ({ body, query }: FastifyRequest) => rule.key(body, query);
  const tryOf = (request: FastifyRequest) => `${rule.name} ${placeOf(request)} ${keyOf(request)}`;
  return {
    preHandler: async (request: FastifyRequest): Promise<void> => {
      const here = await countOne(tryOf(request), minuteMs);
      if (here.count > rule.perMinute) throw tooManyRequests(Math.ceil(here.leftMs / 1000));
      const anywhere = await countOne(`${rule.name} ${keyOf(request)}`, minuteMs);
      if (anywhere.count <= rule.perMinuteAnywhere || (await isKnownPlace(tryOf(request)))) return;
      if (rule.waitMs === undefined) throw tooManyRequests(Math.ceil(anywhere.leftMs / 1000));
      await delay(rule.waitMs);
    },
    onResponse: async (request: FastifyRequest, reply: { statusCode: number }): Promise<void> => {
      if (reply.statusCode === 200) await rememberPlace(tryOf(request));
    },
  };
}
