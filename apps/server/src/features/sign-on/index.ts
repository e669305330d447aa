import type { FastifyInstance } from 'fastify';
import type { SignOnSettings } from '../../platform/sign-on-settings.ts';
import { signOnPages } from './pages.ts';
import { createSignOn, type InstitutionWithin, type SignOn } from './sign-on.ts';

export { signOnRoutes } from './api.ts';
export { signOnJobs } from './jobs.ts';
export { eraseSignOnAttempts } from './queries.ts';
export type { InstitutionWithin } from './sign-on.ts';

declare module 'fastify' {
  interface FastifyInstance {
    signOn: SignOn;
  }
}

/** Sign-on at institutions: the URLs that browsers visit, and the API routes about it. */
export function signOnPlugin(options: {
  publicUrl: string | undefined;
  settings: SignOnSettings | undefined;
  within: InstitutionWithin | null;
  /** The secret of the installation, with which keys and proofs are encrypted. */
  secret: string | undefined;
}): { signOn: SignOn; pages: (app: FastifyInstance) => Promise<void> } {
  const settings = options.settings ?? { domains: [], newcomers: 'student' };
  const signOn = createSignOn({ ...options, settings });
  return { signOn, pages: signOnPages(signOn) };
}
