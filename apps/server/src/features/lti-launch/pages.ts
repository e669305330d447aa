import type { FastifyInstance } from 'fastify';
import { noteRefusal, readToolKeySet } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { requireDatabase } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { setHtmlErrorHandler } from '../../platform/html-refusals.ts';
import { returnDeepLinks } from './deep-linking-page.ts';
import { receiveLaunch } from './launch.ts';
import { initiateLogin } from './login.ts';

/**
 * The URLs to which learning platforms send browsers, and the keys that platforms read. Not API calls: errors are shown on pages of their own,
 * because our app is not loaded at that point.
 */

/** A whole school may launch at eight o'clock, from one IP address. */
const limited = { permission: 'public' as const, rateLimit: { max: 1200, timeWindow: '1 minute' } };
/** Enough for a token with a long list of roles and parameters. */
const formBytes = 256 * 1024;
/** How long platforms may cache our keys; shorter than a new key is published before it signs. */
const keysForSeconds = 3600;

export async function ltiLaunchPages(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async () => requireDatabase());
  setHtmlErrorHandler(app, (refusal) => noteRefusal(refusal, now()));
  app.get('/lti/login', { config: limited }, initiateLogin);
  app.post('/lti/login', { config: limited, bodyLimit: formBytes }, initiateLogin);
  app.post('/lti/launch', { config: limited, bodyLimit: formBytes }, receiveLaunch);
  app.get('/lti/launch', { config: limited }, async () => {
    // The URL was opened directly, without a platform.
    throw new AppError('lti.request_incomplete', { details: { reason: 'state' } });
  });
  app.post('/lti/deeplink', { config: limited }, returnDeepLinks);
  app.get('/lti/jwks', { config: limited }, async (_request, reply) => {
    const keys = await readToolKeySet(now());
    return reply
      .header('cache-control', `public, max-age=${keysForSeconds}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(keys));
  });
}
