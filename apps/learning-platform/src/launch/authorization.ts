import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { buildAutoPostPage, html, type Page } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { LaunchMessage } from './messages.ts';
import { buildLaunchForm } from './sign.ts';

const requestSchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().optional(),
  response_type: z.string().optional(),
  response_mode: z.string().optional(),
  prompt: z.string().optional(),
  login_hint: z.string().optional(),
  lti_message_hint: z.string().optional(),
  nonce: z.string().optional(),
  state: z.string().optional(),
});
type AuthenticationRequest = z.infer<typeof requestSchema>;

/** The OpenID provider's side of a launch that the platform began: third-party initiated login. */
export function registerAuthorization(app: FastifyInstance, platform: PlatformContext): void {
  const answer = async (input: unknown, reply: FastifyReply) => {
    const parsed = requestSchema.safeParse(input);
    const request = parsed.data;
    const tool = platform.state.tools.find(({ clientId }) => clientId === request?.client_id);
    // Nothing is sent to an address that is not registered, not even an error.
    if (!request || tool?.redirectUris.includes(request.redirect_uri) !== true)
      return reply.code(400).type('text/html; charset=utf-8').send(refusalPage());
    const launch = platform.launches.get(request.lti_message_hint ?? '');
    const error = findError(request, launch);
    if (error !== null || !launch || request.nonce === undefined) {
      const fields = {
        error: error?.code ?? 'invalid_request',
        error_description: error?.description ?? '',
        ...(request.state === undefined ? {} : { state: request.state }),
      };
      return sendPage(reply, buildAutoPostPage(request.redirect_uri, fields));
    }
    const form = await buildLaunchForm(platform, launch, { nonce: request.nonce, state: request.state });
    return sendPage(reply, buildAutoPostPage(request.redirect_uri, form));
  };
  app.get('/lti/authorize', (request, reply) => answer(request.query, reply));
  app.post('/lti/authorize', (request, reply) => answer(request.body, reply));
}

interface AuthenticationError {
  code: string;
  description: string;
}

/** What each parameter has to be, in the order in which it is looked at. */
function findError(
  request: AuthenticationRequest,
  launch: LaunchMessage | undefined,
): AuthenticationError | null {
  const invalid = (description: string) => ({ code: 'invalid_request', description });
  if (request.response_type !== 'id_token')
    return { code: 'unsupported_response_type', description: 'response_type must be id_token' };
  if (request.response_mode !== 'form_post') return invalid('response_mode must be form_post');
  if (!(request.scope ?? '').split(' ').includes('openid'))
    return { code: 'invalid_scope', description: 'scope must have openid' };
  if (request.prompt !== 'none') return invalid('prompt must be none');
  if (!request.nonce) return invalid('nonce is missing');
  if (!launch || launch.clientId !== request.client_id)
    return invalid('lti_message_hint is not one of this platform');
  if (request.login_hint !== launch.personId)
    return { code: 'login_required', description: 'login_hint names somebody else' };
  return null;
}

function refusalPage(): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bad request</title></head>
<body><h1>Bad request</h1><p>client_id or redirect_uri is not registered with this platform.</p></body></html>`
    .markup;
}

export function sendPage(reply: FastifyReply, { markup, contentSecurityPolicy }: Page): FastifyReply {
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup);
}
