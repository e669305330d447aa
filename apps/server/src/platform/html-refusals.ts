import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@redraft/contracts';
import { type Language, languageOfTag, sentence } from '@redraft/sentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './error-answers.ts';
import { AppError } from './errors.ts';
import { escapeHtml } from './escape-html.ts';
import { sendPlainPage } from './plain-page.ts';
import { readerLanguage } from './reader-language.ts';
import { say, translateStored } from './sentences.ts';

/** What a page has shown of a refusal. */
export interface ShownRefusal {
  reference: string;
  /** With the reason, where a code covers several. */
  code: string;
  platformId: number | null;
  /** As the request named it. */
  issuer: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The learning platform that has sent the browser, and the language in which it shows its pages; null until they are known. */
    launchPlatform: { platformId: number; locale: string | null } | null;
  }
}

/**
 * Shows errors at URLs to which another program sends browsers as a page: a message for the user, a code and a reference for support. The log has
 * the same reference with the reason, and `note` keeps it for whoever looks it up.
 */
export function setHtmlErrorHandler(
  scope: FastifyInstance,
  note: (refusal: ShownRefusal) => Promise<void>,
  titleCode: 'lti.page_error_title' | 'lti.page_unregistered_title' = 'lti.page_error_title',
): void {
  scope.decorateRequest('launchPlatform', null);
  scope.setErrorHandler(async (error: FastifyError, request, reply) => {
    const reference = randomUUID().slice(0, 8);
    const refusal = refusalOf(error, { request, reply, reference });
    const { code, details, cause, status } = refusal;
    const path = request.url.split('?')[0];
    const log = { code, details, cause, reference, path, platformId: request.launchPlatform?.platformId };
    if (refusal.code === 'internal') request.log.error({ ...log, err: error }, 'Unexpected error');
    else request.log.warn(log, 'A learning platform was refused');
    if (isNoted(refusal))
      await note(toShown(refusal, { request, reference })).catch((cause: unknown) =>
        request.log.error({ err: cause, reference }, 'A refusal could not be noted'),
      );
    const language = languageFor(request);
    return sendRefusal(reply, { refusal, status, reference, language, title: say(language, titleCode) });
  });
}

/** Those of load and outages pass by themselves, and would be many: their references are in the log alone. */
const loggedOnly: readonly ErrorCode[] = [
  'request.rate_limited',
  'service.unavailable',
  'service.storage_full',
];

function isNoted({ code }: AppError): boolean {
  return !loggedOnly.includes(code);
}

function toShown(
  refusal: AppError,
  { request, reference }: { request: FastifyRequest; reference: string },
): ShownRefusal {
  const { issuer } = refusal.details;
  return {
    reference,
    code: fullCode(refusal),
    platformId: request.launchPlatform?.platformId ?? null,
    issuer: typeof issuer === 'string' ? issuer : null,
  };
}

function languageFor(request: FastifyRequest): Language {
  const locale = request.launchPlatform?.locale ?? null;
  return locale === null ? readerLanguage(request) : languageOfTag(locale);
}

function refusalOf(
  error: FastifyError,
  { request, reply, reference }: { request: FastifyRequest; reply: FastifyReply; reference: string },
): AppError {
  const known = toAppError(error, { request, reply });
  // On these pages, values come from a learning platform.
  if (known?.code === 'request.unstorable') return new AppError('lti.value_unstorable', { cause: error });
  if (known) return known;
  const { statusCode: status } = error;
  if (status !== undefined && status < 500) return new AppError('request.invalid', { status, cause: error });
  return new AppError(sentence('internal', { reference }), { cause: error });
}

interface RefusalPage {
  refusal: AppError;
  status: number;
  reference: string;
  language: Language;
  title: string;
}

/** Includes the reason if a code covers several: `lti.token_refused/audience`. */
function fullCode({ code, details: { reason } }: AppError): string {
  return typeof reason === 'string' ? `${code}/${reason}` : code;
}

function sendRefusal(
  reply: FastifyReply,
  { refusal, status, reference, language, title }: RefusalPage,
): FastifyReply {
  const message = translateStored(language, refusal) ?? refusal.message;
  const { newWindow } = refusal.details;
  const button =
    typeof newWindow === 'string'
      ? `<p><a class="button" href="${escapeHtml(newWindow)}" target="_blank" rel="noopener">${escapeHtml(say(language, 'lti.page_new_window'))}</a></p>`
      : '';
  const code = escapeHtml(say(language, sentence('lti.page_code', { code: fullCode(refusal) })));
  const referenceText = escapeHtml(say(language, sentence('lti.page_reference', { reference })));
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendPlainPage(reply.code(status), {
    language,
    title,
    body: `<h1>${escapeHtml(title)}</h1>
<p role="alert">${escapeHtml(message)}</p>${button}
<p class="code">${code}<br>${referenceText}</p>`,
    // Contains no personal data and no actions, so any platform may frame it.
    framedBy: '*',
  });
}
