import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LaunchCase, RegistrationCase } from './cases.ts';
import { registerDeepLinking } from './deep-linking/response.ts';
import { type Disturbance, type Fault, registerDisturbances, type ServiceName } from './disturbances.ts';
import { createKeyRing, type KeyRing, retireEarlierKeys, rotateKeys } from './keys.ts';
import { registerAuthorization } from './launch/authorization.ts';
import { type Browser, driveLaunch, type LaunchResult, type Send } from './launch/drive.ts';
import { initiateLogin, type LaunchOptions, type LoginInitiation } from './launch/messages.ts';
import { type CaseWorld, playCase } from './launch/play-case.ts';
import type { PlatformContext } from './platform-context.ts';
import { createReceived, type Received } from './received.ts';
import { registerConfiguration } from './registration/configuration.ts';
import { addTool, type ManualTool } from './registration/manual.ts';
import {
  inviteForCase,
  inviteTool,
  type RegistrationInvitation,
  registerRegistration,
} from './registration/register.ts';
import { registerLineItems } from './services/line-items.ts';
import { registerNamesRoles } from './services/names-roles.ts';
import { registerScores } from './services/scores.ts';
import { registerToken } from './services/token.ts';
import { createState, findTool, type PlatformState, type RegisteredTool } from './state.ts';

export interface PlatformOptions {
  /** Under which tools and browsers reach it; where it listens, if nothing else is said. */
  origin?: string;
  clock?: () => Date;
  state?: PlatformState;
  ring?: KeyRing;
  /** `type_id=1`, say: addresses of line items then have a query, as with some platforms. */
  lineItemQuery?: string;
  /** Members and line items on a page at most. */
  pageSize?: number;
  equalTimestamps?: 'stored' | 'refused';
  guardsConfiguration?: boolean;
  /** Pages beside the services: the website of the demo. */
  pages?: (app: FastifyInstance, platform: PlatformContext) => void;
}

export interface LearningPlatform {
  app: FastifyInstance;
  context: PlatformContext;
  state: PlatformState;
  received: Received;
  /** Begins to listen; on a free port, if none is named. Gives its origin, which is its issuer. */
  listen: (where?: { port?: number; host?: string }) => Promise<string>;
  close: () => Promise<void>;
  /** Registers a tool by hand, approved at once. */
  addTool: (tool: ManualTool) => RegisteredTool;
  /** What an administrator opens the tool's registration page with. */
  inviteTool: (minutes?: number) => RegistrationInvitation;
  /** The same for a case of `registrationCases`, set up to go as it says; `settle` ends it. */
  inviteForCase: (one: RegistrationCase) => RegistrationInvitation;
  approveTool: (clientId: string) => void;
  /** Begins a launch that the test plays itself. */
  initiateLogin: (options: LaunchOptions) => LoginInitiation;
  /** Plays a launch to its end, by `fetch` or whatever is handed in. */
  launch: (options: LaunchOptions, by?: { send?: Send; browser?: Browser }) => Promise<LaunchResult>;
  /** Plays a case of `launchCases`; a course of `world.ts` has everybody that is needed. */
  playCase: (
    one: LaunchCase,
    world: CaseWorld,
    by?: { send?: Send; browser?: Browser },
  ) => Promise<LaunchResult>;
  rotateKeys: () => Promise<void>;
  retireEarlierKeys: () => void;
  /** The next calls of a service go wrong so; all of them until `settle`, if no number is named. */
  disturb: (service: ServiceName, fault: Fault, times?: number) => void;
  settle: () => void;
  /** Every access token that was given ends now. */
  revokeAccessTokens: () => void;
}

export async function createLearningPlatform(options: PlatformOptions = {}): Promise<LearningPlatform> {
  const state = options.state ?? createState();
  const disturbances: Disturbance[] = [];
  let origin = options.origin;
  const context: PlatformContext = {
    get origin() {
      if (origin === undefined) throw new Error('The learning platform does not listen yet.');
      return origin;
    },
    now: options.clock ?? (() => new Date()),
    state,
    ring: options.ring ?? (await createKeyRing()),
    launches: new Map(),
    lastMessages: new Map(),
    accessTokens: new Map(),
    usedAssertions: new Map(),
    received: createReceived(),
    disturbances,
    lineItemQuery: options.lineItemQuery ?? '',
    pageSize: options.pageSize ?? 50,
    equalTimestamps: options.equalTimestamps ?? 'stored',
    guardsConfiguration: options.guardsConfiguration ?? false,
  };
  const app = await buildApp(context, options.pages);
  return {
    app,
    context,
    state,
    received: context.received,
    listen: async ({ port = 0, host = '127.0.0.1' } = {}) => {
      const address = await app.listen({ port, host });
      origin ??= address;
      return origin;
    },
    close: () => app.close(),
    addTool: (tool) => addTool(state, tool),
    inviteTool: (minutes) => inviteTool(context, minutes),
    inviteForCase: (one) => inviteForCase(context, one),
    approveTool: (clientId) => {
      findTool(state, clientId).status = 'approved';
    },
    initiateLogin: (launch) => initiateLogin(context, launch),
    launch: (launch, by = {}) => driveLaunch(context, launch, by),
    playCase: (one, where, by = {}) => playCase(context, one, { world: where, by }),
    rotateKeys: async () => void (await rotateKeys(context.ring)),
    retireEarlierKeys: () => retireEarlierKeys(context.ring),
    disturb: (service, fault, times = Number.POSITIVE_INFINITY) => {
      disturbances.push({ service, fault, times });
    },
    settle: () => {
      disturbances.length = 0;
    },
    revokeAccessTokens: () => context.accessTokens.clear(),
  };
}

async function buildApp(context: PlatformContext, pages: PlatformOptions['pages']): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  await app.register(formbody);
  // Services have media types of their own; all of them are JSON.
  app.addContentTypeParser(/^application\/vnd\.ims\./, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(new Error('The body is not JSON.', { cause: error }), { statusCode: 400 }));
    }
  });
  registerDisturbances(app, context);
  registerConfiguration(app, context);
  registerRegistration(app, context);
  registerAuthorization(app, context);
  registerToken(app, context);
  registerDeepLinking(app, context);
  registerNamesRoles(app, context);
  registerLineItems(app, context);
  registerScores(app, context);
  pages?.(app, context);
  return app;
}
