import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  choosePlatform,
  type LoginParameters,
  listPlatformsOfIssuer,
  loginParametersSchema,
  type PlatformRow,
  startLogin,
} from '../../domain/lti/index.ts';
import { rememberBrowser } from '../../platform/browser-cookie.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { sendStoringPage } from './handover-pages.ts';

/**
 * Third-party initiated login (LTI 1.3, 4.1.1): a platform asks us to send an authentication request. The login is bound to this browser by a cookie
 * and, for browsers that block cookies in frames, by the storage that the platform offers.
 */
export async function initiateLogin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = loginParametersSchema.safeParse({ ...asObject(request.query), ...asObject(request.body) });
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new AppError('lti.request_incomplete', { details: { reason: missing.join(' ') || 'login' } });
  }
  const parameters = parsed.data;
  const origin = request.server.lti.originAt(request);
  if (!isAt(origin, parameters.target_link_uri)) throw new AppError('lti.target_foreign');
  const platform = await findPlatform(parameters);
  const browser = rememberBrowser(request, reply, 'platform');
  const started = await startLogin({ platformId: platform.id, browser, parameters }, now());
  const address = authorizationAddress({ platform, parameters, origin, ...started });
  const target = parameters.lti_storage_target;
  if (target === undefined) return reply.redirect(address, request.method === 'POST' ? 303 : 302);
  const platformOrigin = new URL(platform.authorization_endpoint).origin;
  return sendStoringPage(reply, { target, platformOrigin, state: started.state, browser, address });
}

async function findPlatform(parameters: LoginParameters): Promise<PlatformRow> {
  const choice = choosePlatform(await listPlatformsOfIssuer(parameters.iss), {
    clientId: parameters.client_id,
    deploymentId: parameters.lti_deployment_id,
  });
  if (choice.kind === 'found') return choice.platform;
  const { iss, client_id: clientId } = parameters;
  throw new AppError(choice.code, {
    details: { issuer: iss.slice(0, 300), clientId: clientId?.slice(0, 300) },
  });
}

/** The URL of the authentication request, as OpenID Connect and LTI require it (Security Framework 1.0, 5.1.1.2). */
function authorizationAddress(asked: {
  platform: PlatformRow;
  parameters: LoginParameters;
  origin: string;
  state: string;
  nonce: string;
}): string {
  const { platform, parameters, origin, state, nonce } = asked;
  const address = new URL(platform.authorization_endpoint);
  const { login_hint: hint, lti_message_hint: messageHint } = parameters;
  const question = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: `${origin}/lti/launch`,
    login_hint: hint,
    ...(messageHint === undefined ? {} : { lti_message_hint: messageHint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
  return address.href;
}

function asObject(parameters: unknown): object {
  return typeof parameters === 'object' && parameters !== null ? parameters : {};
}

function isAt(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
