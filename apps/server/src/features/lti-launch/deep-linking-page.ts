import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { takeDeepLinkingResponse } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { sendPlainPage } from '../../platform/plain-page.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { say } from '../../platform/sentences.ts';

const formSchema = z.object({ code: z.string().min(1).max(200) });

/**
 * Sends the answer of the dialog to the platform (Deep Linking 2.0, 4.5) by a form that submits itself, because the platform requires it from the
 * person's browser. The content security policy of our app forbids forms to other origins; that of this page allows this one.
 */
export async function returnDeepLinks(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = formSchema.safeParse(request.body);
  if (!parsed.success) throw new AppError('lti.request_incomplete', { details: { reason: 'code' } });
  const { returnUrl, token, origins } = await takeDeepLinkingResponse(parsed.data.code, now());
  const language = readerLanguage(request);
  return sendPlainPage(reply, {
    language,
    title: say(language, 'lti.page_returning'),
    body: `<p role="status">${escapeHtml(say(language, 'lti.page_returning'))}</p>
<form method="post" action="${escapeHtml(returnUrl)}" id="return"><input type="hidden" name="JWT" value="${escapeHtml(token)}">
<button class="button">${escapeHtml(say(language, 'lti.page_return'))}</button></form>`,
    script: "document.getElementById('return').submit();",
    framedBy: ["'self'", ...origins].join(' '),
    formTargets: origins,
  });
}
