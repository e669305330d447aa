import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  acceptLaunch,
  findLogin,
  finishLogin,
  type KnownLogin,
  type Launch,
  type LoginParameters,
  localeOf,
  type PlatformRow,
  selectOptionalPlatform,
  verifyLaunch,
} from '../../domain/lti/index.ts';
import { browserOf } from '../../platform/browser-cookie.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { issueFramePass, setFramePassCookie } from '../../platform/frame-pass.ts';
import { sendArrivalPage, sendAskingPage } from './handover-pages.ts';

const formSchema = z.object({
  state: z.string().min(1).max(200),
  id_token: z.string().min(1).optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
  error_description: z.string().max(1000).optional().catch(undefined),
  /** The browser's value that our own page found in the platform's storage. */
  browser: z.string().max(200).optional().catch(undefined),
  again: z.literal('1').optional().catch(undefined),
});

/** Handles the authentication response (Security Framework 1.0, 5.1.1.3): checks the browser and the token, and redirects to the target of the launch. */
export async function receiveLaunch(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = formSchema.safeParse(request.body);
  if (!parsed.success) throw new AppError('lti.request_incomplete', { details: { reason: 'state' } });
  const { state, id_token: idToken, error, error_description: description, again } = parsed.data;
  if (error !== undefined)
    throw new AppError('lti.platform_error', {
      details: { reason: error.replaceAll(/\W/g, '_'), description },
    });
  if (idToken === undefined)
    throw new AppError('lti.request_incomplete', { details: { reason: 'id_token' } });
  const login = await findLogin(state, now());
  const platform = await loadPlatform(login);
  request.launchPlatform = { platformId: platform.id, locale: null };
  const browser = [browserOf(request, 'platform'), parsed.data.browser ?? null].find(login.isOf);
  const newWindow = loginAddress(login.parameters);
  if (!browser) {
    if (again !== undefined) throw new AppError('lti.browser_unknown', { details: { newWindow } });
    const platformOrigin = new URL(platform.authorization_endpoint).origin;
    const target = login.parameters.lti_storage_target ?? null;
    // The token is not read before the browser has proved that it started this login.
    return sendAskingPage(reply.code(401), { target, platformOrigin, state, idToken });
  }
  const { nonce } = await finishLogin({ state, browser }, now());
  const launch = await verify({ request, platform, idToken, nonce });
  const { code, origins } = await acceptLaunch({ launch, platform }, now());
  const framePass = issueFramePass(origins, now());
  setFramePassCookie(request, reply, framePass);
  return sendArrivalPage(reply, { code, framePass, newWindow, origins });
}

async function loadPlatform({ platformId }: KnownLogin): Promise<PlatformRow> {
  const platform = await selectOptionalPlatform(platformId);
  // The platform was removed after the login began.
  if (!platform) throw new AppError('lti.platform_unknown');
  if (platform.status !== 'approved') throw new AppError('lti.platform_pending');
  return platform;
}

/** The URL that starts the login again, for a new window, in which cookies are sent. */
function loginAddress({ lti_storage_target: _, ...parameters }: LoginParameters): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/lti/login?${new URLSearchParams(given)}`;
}

async function verify(asked: {
  request: FastifyRequest;
  platform: PlatformRow;
  idToken: string;
  nonce: string;
}): Promise<Launch> {
  const { request, platform, idToken, nonce } = asked;
  const { lti } = request.server;
  const signed = await lti.keys.verify(idToken, platform.jwks_uri, now());
  if (signed.kind === 'unreachable') throw new AppError('lti.keys_unreachable', { cause: signed.cause });
  if (signed.kind === 'refused')
    throw new AppError('lti.token_refused', {
      cause: signed.cause,
      details: { reason: signed.reason },
    });
  request.launchPlatform = { platformId: platform.id, locale: localeOf(signed.claims) };
  const registration = {
    issuer: platform.issuer,
    clientId: platform.client_id,
    deployments: platform.deployments,
    origin: lti.originAt(request),
    nonce,
  };
  const verdict = verifyLaunch(signed.claims, registration, now());
  if (verdict.kind === 'accepted') return verdict.launch;
  throw new AppError(codeOf[verdict.reason] ?? 'lti.token_refused', {
    details: { reason: verdict.reason },
  });
}

/** Error codes for reasons that users or administrators can act on. */
const codeOf: Partial<
  Record<string, 'lti.deployment_unknown' | 'lti.message_unsupported' | 'lti.target_foreign'>
> = {
  deployment_unknown: 'lti.deployment_unknown',
  message_type: 'lti.message_unsupported',
  target_foreign: 'lti.target_foreign',
};
