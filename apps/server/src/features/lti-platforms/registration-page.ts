import { type PlainSentence, sentence } from '@redraft/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Agreement,
  type MessageType,
  noteRefusal,
  registerByInvitation,
  type ServiceScope,
  serviceScopes,
} from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { requireDatabase } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { setHtmlErrorHandler } from '../../platform/html-refusals.ts';
import { sendPlainPage } from '../../platform/plain-page.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { say } from '../../platform/sentences.ts';

/** The page that a platform opens with an invitation, in a frame or a window of its own (Dynamic Registration 1.0, 3.2). */
const limited = { permission: 'public' as const, rateLimit: { max: 60, timeWindow: '1 minute' } };

const paramsSchema = z.object({ token: z.string().max(200) });
const querySchema = z.object({
  openid_configuration: z.string().min(1).max(2000),
  registration_token: z.string().min(1).max(8000).optional().catch(undefined),
});

export async function registrationPage(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async () => requireDatabase());
  setHtmlErrorHandler(app, (refusal) => noteRefusal(refusal, now()), 'lti.page_unregistered_title');
  app.get('/lti/register/:token', { config: limited }, register);
}

async function register(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = paramsSchema.parse(request.params);
  const query = querySchema.safeParse(request.query);
  if (!query.success)
    throw new AppError('lti.request_incomplete', { details: { reason: 'openid_configuration' } });
  const { lti } = request.server;
  const agreement = await registerByInvitation(
    {
      token,
      configurationAddress: query.data.openid_configuration,
      registrationToken: query.data.registration_token ?? null,
      origin: lti.originAt(request),
    },
    lti,
    now(),
  );
  return sendAgreement(reply, agreement);
}

const messageCodes = {
  LtiResourceLinkRequest: 'lti.page_agreed_open',
  LtiDeepLinkingRequest: 'lti.page_agreed_add',
  LtiSubmissionReviewRequest: 'lti.page_agreed_review',
} as const satisfies Record<MessageType, PlainSentence>;

const serviceCodes = {
  [serviceScopes.lineItems]: 'lti.page_agreed_columns',
  [serviceScopes.scores]: 'lti.page_agreed_scores',
  [serviceScopes.results]: 'lti.page_agreed_results',
  [serviceScopes.memberships]: 'lti.page_agreed_members',
  [serviceScopes.groups]: 'lti.page_agreed_groups',
} as const satisfies Record<ServiceScope, PlainSentence>;

/** The page closes itself after this time: it also notifies the platform, so nobody has to read it. */
const closesAfterMs = 4000;

function sendAgreement(reply: FastifyReply, { fields, messages, scopes }: Agreement): FastifyReply {
  const language = readerLanguage(reply.request);
  const title = say(language, 'lti.page_registered_title');
  const sayAll = (codes: readonly PlainSentence[]) => codes.map((code) => say(language, code)).join(', ');
  const rows = [
    ['lti.page_registered_platform', fields.name],
    ['lti.page_registered_client', fields.clientId],
    ['lti.page_registered_messages', sayAll(messages.map((type) => messageCodes[type]))],
    ['lti.page_registered_services', sayAll(scopes.map((scope) => serviceCodes[scope]))],
    ['lti.page_registered_claims', say(language, 'lti.page_agreed_person')],
  ] as const;
  const list = rows.map(
    ([code, value]) => `<dt>${escapeHtml(say(language, code))}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  const text = say(language, sentence('lti.page_registered_text', { name: fields.name }));
  return sendPlainPage(reply, {
    language,
    title,
    body: `<h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p>
<h2>${escapeHtml(say(language, 'lti.page_registered_agreed'))}</h2><dl>${list.join('')}</dl>
<p><br><button class="button" id="close">${escapeHtml(say(language, 'lti.page_close'))}</button></p>`,
    given: { closesAfterMs },
    script: `window.parent.postMessage({subject:'lti.frameResize',height:document.documentElement.scrollHeight},'*');
const tell=()=>(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*');
document.getElementById('close').addEventListener('click',tell);setTimeout(tell,given.closesAfterMs);`,
    framedBy: '*',
  });
}
