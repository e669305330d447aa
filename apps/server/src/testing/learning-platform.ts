import {
  type LaunchedSession,
  launchedSessionSchema,
  type Platform,
  platformSchema,
} from '@redraft/contracts';
import {
  addWorld,
  type Browser,
  createBrowser,
  createLearningPlatform,
  type LaunchOptions,
  type LaunchResult,
  type LearningPlatform,
  type PlatformOptions,
  type Send,
  world,
} from '@redraft/learning-platform';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { now } from '../platform/clock.ts';
import type { Caller, TestApp } from './app.ts';

/** A learning platform beside the app with a course from which users are launched; `settings` are for an app that may connect to it. */
export const localPlatforms = { allowsLocalAddresses: true };
export { world } from '@redraft/learning-platform';

export interface TestPlatform {
  platform: () => LearningPlatform;
  /** The platform as registered here, approved. */
  registered: () => Platform;
  admin: () => Caller;
  browser: () => Browser;
  /** The course, for grades. */
  lineItem: () => { id: string };
  launch: (options?: Partial<LaunchOptions>, browser?: Browser) => Promise<LaunchResult>;
  /** Launches a user, and opens the session as the target page does. */
  arrive: (options?: Partial<LaunchOptions>) => Promise<LaunchedSession>;
}

const origin = 'http://redraft.test';

export function sendTo(app: TestApp): Send {
  return async ({ method, url, headers, body }) => {
    const { pathname, search, host } = new URL(url);
    const answer = await app.http().inject({
      method,
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
}

export function usePlatform(app: TestApp, options: PlatformOptions = {}): TestPlatform {
  let platform: LearningPlatform | undefined;
  let registered: Platform | undefined;
  let admin: Caller | undefined;
  beforeAll(async () => {
    admin = await app.signInAs('ROLE_ADMIN');
    platform = await createLearningPlatform({ clock: now, ...options });
    addWorld(platform.state);
    registered = await registerByHand(admin, platform, await platform.listen());
  });
  afterAll(() => platform?.close());
  const known = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The learning platform does not stand yet.');
    return thing;
  };
  const send = sendTo(app);
  const launch: TestPlatform['launch'] = (options = {}, browser = createBrowser(send)) =>
    known(platform).launch(
      { personId: world.instructorId, courseId: world.courseId, ...options },
      { send, browser },
    );
  return {
    platform: () => known(platform),
    registered: () => known(registered),
    admin: () => known(admin),
    browser: () => createBrowser(send),
    lineItem: () => lineItemOf(known(platform), known(registered)),
    launch,
    arrive: async (options) => {
      const { answer } = await launch(options);
      const { body } = await app.anonymous('POST', '/api/lti/session', {
        body: { code: extractLoginCode(answer.body) },
      });
      return launchedSessionSchema.parse(body);
    },
  };
}

function lineItemOf({ state }: LearningPlatform, { clientId }: Platform): { id: string } {
  const item = { id: 'line-item-1', clientId, label: 'Draft 1', scoreMaximum: 100, scores: [] };
  const course = state.courses.find(({ id }) => id === world.courseId);
  if (!course?.lineItems.some(({ id }) => id === item.id)) course?.lineItems.push(item);
  return item;
}

/** Registers both with each other, as two administrators would. */
export async function registerByHand(
  admin: Caller,
  platform: LearningPlatform,
  issuer: string,
): Promise<Platform> {
  const tool = platform.addTool({
    name: 'Redraft',
    initiateLoginUri: `${origin}/lti/login`,
    redirectUris: [`${origin}/lti/launch`],
    jwksUri: `${origin}/lti/jwks`,
    targetLinkUri: `${origin}/lti/launch`,
  });
  const configuration = configurationSchema.parse(
    await (await fetch(`${issuer}/.well-known/openid-configuration`)).json(),
  );
  const { body } = await admin.call('POST', '/api/admin/lti/platforms', {
    body: {
      name: 'Test platform',
      issuer,
      clientId: tool.clientId,
      deployments: tool.deploymentIds,
      authorizationEndpoint: configuration.authorization_endpoint,
      tokenEndpoint: configuration.token_endpoint,
      jwksUri: configuration.jwks_uri,
    },
  });
  return platformSchema.parse(body);
}

const configurationSchema = z.object({
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});

/** The data that a launch page passes to its script. */
export function givenIn(html: string): Record<string, unknown> {
  const [, json = '{}'] = /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html) ?? [];
  return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
}

export function extractLoginCode(html: string): string {
  return String(givenIn(html).code ?? '');
}
