import { randomUUID } from 'node:crypto';
import { type ErrorAnswer, type ErrorCode, errorStatus, type PlainErrorCode } from '@redraft/contracts';
import { type Sentence, sentence, sentenceOfIssue } from '@redraft/sentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDataException } from './database-errors.ts';
import { isOutage } from './db.ts';
import { AppError, storageFull, tooManyRequests, unavailable } from './errors.ts';
import { createFullDiskWatch, type FullDiskWatch } from './full-disk.ts';
import { countError } from './process-metrics.ts';
import { readerLanguage } from './reader-language.ts';
import { say, translateStored } from './sentences.ts';

declare module 'fastify' {
  interface FastifyInstance {
    disk: FullDiskWatch;
  }
}

/** Turns errors into responses: expected refusals keep their code, anything else gets a reference for the log. */
export function answerErrors(app: FastifyInstance): void {
  const disk = createFullDiskWatch({
    onFull: (reason) => app.log.error(`The disk is full: nothing can be saved. ${reason}`),
    onFree: (outage) => app.log.info(outage, 'The disk has room again'),
  });
  app.decorate('disk', disk);
  app.addHook('onClose', async () => disk.close());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const errorResponse = toExpectedError(error, request, reply) ?? toInternalError(error, request);
    countError(errorResponse.answer.code);
    const { retryAfterSeconds } = errorResponse;
    // The rate limiter has already set the header with the end of its window.
    if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds);
    sendError(reply, translateForReader(request, errorResponse));
  });
}

/** For URLs that cannot be decoded, which reach neither routes nor hooks. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  sendError(reply, createRefusal('request.unreadable'));
}

/** The response body if there is no error to describe: a path without a route, a connection that is closed. */
export function answerOf(code: PlainErrorCode): ErrorAnswer {
  return createRefusal(code).answer;
}

interface ErrorResponse {
  status: number;
  answer: ErrorAnswer;
  retryAfterSeconds?: number | undefined;
}

function createRefusal(code: PlainErrorCode): ErrorResponse {
  return { status: errorStatus[code], answer: toErrorAnswer({ code, params: {} }) };
}

function toErrorAnswer(message: Sentence<ErrorCode>): ErrorAnswer {
  return { message: say('en', message), code: message.code, params: message.params };
}

/** The error as one with a code of its own; null if it has none. */
export function toAppError(
  error: FastifyError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): AppError | null {
  if (isOutage(error)) return unavailable(error);
  if (request.server.disk.notice(error)) return storageFull(error);
  if (error instanceof AppError) return error;
  if (isDataException(error)) return new AppError('request.unstorable', { cause: error });
  if (error.statusCode === 413) return new AppError('request.too_large', { cause: error });
  // The rate limiter has set the header with the end of its window.
  if (error.statusCode === 429) return tooManyRequests(Number(reply.getHeader('retry-after')) || undefined);
  return null;
}

function toExpectedError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorResponse | null {
  const known = toAppError(error, { request, reply });
  if (known) {
    // An outage is logged once, not for each request.
    if (known === error && known.code !== 'service.unavailable')
      request.log.info({ code: known.code, details: known.details, cause: known.cause }, known.message);
    if (known.code === 'request.unstorable')
      request.log.warn({ err: error }, 'A value that the database cannot hold');
    return toResponse(known);
  }
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationError(error.validation);
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) return null;
  const answer = toErrorAnswer(sentence('request.invalid'));
  return { status: error.statusCode, answer: { ...answer, message: error.message } };
}

function toResponse(error: AppError): ErrorResponse {
  const { status, retryAfterSeconds } = error;
  return { status, answer: toErrorAnswer(error), retryAfterSeconds };
}

function toInternalError(error: FastifyError, request: FastifyRequest): ErrorResponse {
  const reference = randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'Unexpected error');
  return { status: 500, answer: { ...toErrorAnswer(sentence('internal', { reference })), reference } };
}

/** The editor shows its host's messages as they are, so they are translated here; other clients translate by code. */
function translateForReader(request: FastifyRequest, response: ErrorResponse): ErrorResponse {
  if (request.routeOptions.config.permission !== 'wopi.token') return response;
  const message = translateStored(readerLanguage(request), response.answer) ?? response.answer.message;
  return { ...response, answer: { ...response.answer, message } };
}

interface ValidationIssue {
  instancePath: string;
  keyword: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** Validation errors: each invalid value with its message, the first message also for the whole. */
function toValidationError(validation: readonly ValidationIssue[]): ErrorResponse {
  const issues = validation.map((failure) => {
    const path = failure.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const { code, params } = sentenceOfIssue({
      ...failure.params,
      code: failure.keyword,
      message: failure.message,
    });
    const isOwn = failure.message?.startsWith(code) ?? false;
    return { path, code, params, isOwn, message: translateStored('en', { code, params }) ?? '' };
  });
  const answer = toErrorAnswer(sentence('request.invalid'));
  const [first] = issues;
  const message = first ? formatIssue(first) : answer.message;
  return {
    status: errorStatus['request.invalid'],
    answer: { ...answer, message, issues: issues.map(({ isOwn: _, ...issue }) => issue) },
  };
}

/** Messages that a schema defines for its field are complete sentences; generic ones are combined with the field's name. */
function formatIssue(issue: { path: string; message: string; isOwn: boolean }): string {
  return issue.isOwn || issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`;
}

function sendError(reply: FastifyReply, { status, answer }: ErrorResponse): void {
  void reply.code(status).type('application/json').send(JSON.stringify(answer));
}
