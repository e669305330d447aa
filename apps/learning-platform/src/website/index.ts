import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import { registerAssets } from './assets.ts';
import { registerCoursePages } from './course-pages.ts';
import { sendNotFound } from './course-route.ts';
import { registerGradePages } from './grade-pages.ts';
import { registerLaunchPages } from './launch-pages.ts';
import { registerPeoplePages } from './people-pages.ts';
import { registerSettingsPages } from './settings-pages.ts';
import { readVisitor } from './visitor.ts';

/** The pages that people see: plain HTML, one course, and whom they choose to be. */
export function registerWebsite(app: FastifyInstance, platform: PlatformContext): void {
  // Forms of these pages are sent by these pages; those of the services come from tools.
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const isOurs = origin === undefined || origin === `${request.protocol}://${request.host}`;
    if (request.method === 'POST' && !isOurs && !request.url.startsWith('/lti/'))
      return reply.code(403).send('Forbidden');
  });
  registerAssets(app);
  registerPeoplePages(app, platform);
  registerCoursePages(app, platform);
  registerLaunchPages(app, platform);
  registerGradePages(app, platform);
  registerSettingsPages(app, platform);
  app.setNotFoundHandler((request, reply) => sendNotFound(reply, readVisitor(platform, request)));
}
