import rateLimit, { type CreateRateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooOften } from './errors.ts';
import type { LimitAlike, MountableRoute } from './route.ts';

const timeWindow = '1 minute';
/** Of name and address: some hundred bytes each. */
const keptPlaces = 20_000;

type Limited = Pick<MountableRoute, 'limitPerMinute' | 'limitAlike' | 'permission'>;
export type Limits = { rateLimit?: object } & Pick<RouteShorthandOptions, 'preHandler' | 'onResponse'>;

/**
 * The limits of pace of a route. A school has one address for all: whoever is signed in is counted by account. Must be
 * mounted behind the hook that sets `request.actor`.
 */
export async function rateLimits(app: FastifyInstance): Promise<(route: Limited) => Limits> {
  await app.register(rateLimit, { global: false });
  // Routes that share a rule are counted together: nobody tries twice as often by two ways in.
  const alike = new Map<LimitAlike, ReturnType<typeof limitsAlike>>();
  return ({ limitPerMinute: max, limitAlike: rule, permission }) => {
    const byAccount = permission === 'public' ? {} : { keyGenerator: accountOf };
    if (rule && !alike.has(rule)) alike.set(rule, limitsAlike(app, rule));
    return {
      ...(max === undefined ? {} : { rateLimit: { max, timeWindow, ...byAccount } }),
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

/**
 * Few tries from one address, and not many more from all together: else whoever has many addresses had as many tries. So that others
 * cannot keep somebody out by trying, an address from which it went well before is let past the second limit.
 */
function limitsAlike(app: FastifyInstance, rule: LimitAlike) {
  const keyOf = ({ body, query }: FastifyRequest) => rule.key(body, query);
  const tryOf = (request: FastifyRequest) => `${placeOf(request)} ${keyOf(request)}`;
  const known = new LRUCache<string, true>({ max: keptPlaces });
  const fromHere = refusing(app, { max: rule.perMinute, keyGenerator: tryOf });
  const fromAnywhere = refusing(app, { max: rule.perMinuteAnywhere, keyGenerator: keyOf });
  return {
    preHandler: async (request: FastifyRequest): Promise<void> => {
      await fromHere(request);
      if (!known.get(tryOf(request))) await fromAnywhere(request);
    },
    onResponse: async (request: FastifyRequest, reply: { statusCode: number }): Promise<void> => {
      if (reply.statusCode === 200) known.set(tryOf(request), true);
    },
  };
}

function refusing(app: FastifyInstance, limit: Pick<CreateRateLimitOptions, 'max' | 'keyGenerator'>) {
  const check = app.createRateLimit({ ...limit, timeWindow });
  return async (request: FastifyRequest): Promise<void> => {
    const answer = await check(request);
    if (!answer.isAllowed && answer.isExceeded) throw tooOften(answer.ttlInSeconds);
  };
}
