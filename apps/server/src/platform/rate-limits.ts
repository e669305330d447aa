import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from './errors.ts';
import type { MountableRoute } from './route.ts';

const timeWindow = '1 minute';

/**
 * A school has one address for all: whoever is signed in is counted by account. Must be mounted behind the hook
 * that sets `request.actor`.
 */
export function limitsOf(
  app: FastifyInstance,
  route: Pick<MountableRoute, 'limitPerMinute' | 'limitAlike' | 'permission'>,
): { rateLimit?: object; preHandler?: RouteShorthandOptions['preHandler'] } {
  const { limitPerMinute: max, limitAlike: alike } = route;
  if (!app.hasDecorator('createRateLimit')) return {};
  const byAccount = route.permission === 'public' ? {} : { keyGenerator: accountOf };
  return {
    ...(max === undefined ? {} : { rateLimit: { max, timeWindow, ...byAccount } }),
    ...(alike === undefined ? {} : { preHandler: refuseAlike(app, alike) }),
  };
}

function accountOf(request: FastifyRequest): string {
  if (!request.actor) throw new Error(`${request.url} was limited before its caller was known.`);
  return `account ${request.actor.userId}`;
}

function refuseAlike(app: FastifyInstance, alike: NonNullable<MountableRoute['limitAlike']>) {
  const check = app.createRateLimit({
    max: alike.perMinute,
    timeWindow,
    keyGenerator: (request) => `${request.ip} ${alike.key(request.body)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const answer = await check(request);
    if (!answer.isAllowed && answer.isExceeded) throw new AppError('request.rate_limited');
  };
}
