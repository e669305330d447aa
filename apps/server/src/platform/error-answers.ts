import { randomUUID } from 'node:crypto';
import { type ErrorAnswer, type ErrorCode, errorStatus, type PlainErrorCode } from '@redraft/contracts';
import { type Sentence, sentence, sentenceOfIssue } from '@redraft/sentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from './db.ts';
import { AppError, storageFull, tooManyRequests, unavailable } from './errors.ts';
import { createFullDiskWatch, type FullDiskWatch } from './full-disk.ts';
import { readerLanguage } from './reader-language.ts';
import { formatStored, say } from './sentences.ts';

declare module 'fastify' {
  interface FastifyInstance {
    disk: FullDiskWatch;
  }
}

/** Turns errors into responses: expected refusals keep their code, anything else gets a reference for the log. */
export function answerErrors(app: FastifyInstance): void {
  const disk = createFullDiskWatch({
    full: (reason) => app.log.error(`The disk is full: nothing can be saved. ${reason}`),
    free: (outage) => app.log.info(outage, 'The disk has room again'),
  });
  app.decorate('disk', disk);
  app.addHook('onClose', async () => disk.close());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = asExpected(error, request, reply) ?? unexpected(error, request);
    const { retryAfterSeconds } = expected;
    // The rate limiter has already set the header with the end of its window.
    if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds);
    send(reply, inLanguageOf(request, expected));
  });
}

/** For URLs that cannot be decoded, which reach neither routes nor hooks. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  send(reply, refusal('request.unreadable'));
}

/** The response body if there is no error to describe: a path without a route, a connection that is closed. */
export function answerOf(code: PlainErrorCode): ErrorAnswer {
  return refusal(code).answer;
}

interface Answer {
  status: number;
  answer: ErrorAnswer;
  retryAfterSeconds?: number | undefined;
}

function refusal(code: PlainErrorCode): Answer {
  return { status: errorStatus[code], answer: answerTo({ code, params: {} }) };
}

function answerTo(said: Sentence<ErrorCode>): ErrorAnswer {
  return { message: say('en', said), code: said.code, params: said.params };
}

function asExpected(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Answer | null {
  if (isOutage(error)) return refused(unavailable(error));
  if (request.server.disk.notice(error)) return refused(storageFull(error));
  if (error instanceof AppError) {
    // An outage is logged once, not for each request.
    if (error.code !== 'service.unavailable')
      request.log.info({ code: error.code, details: error.details, cause: error.cause }, error.message);
    return refused(error);
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation);
  if (isDataException(error)) {
    request.log.warn({ err: error }, 'A value that the database cannot hold');
    return refusal('request.unstorable');
  }
  if (error.statusCode === 413) return refusal('request.too_large');
  if (error.statusCode === 429)
    return refused(tooManyRequests(Number(reply.getHeader('retry-after')) || undefined));
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) return null;
  const answer = answerTo(sentence('request.invalid'));
  return { status: error.statusCode, answer: { ...answer, message: error.message } };
}

function refused(error: AppError): Answer {
  const { status, retryAfterSeconds } = error;
  return { status, answer: answerTo(error), retryAfterSeconds };
}

function unexpected(error: FastifyError, request: FastifyRequest): Answer {
  const reference = randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'Unexpected error');
  return { status: 500, answer: { ...answerTo(sentence('internal', { reference })), reference } };
}

/** The editor shows its host's messages as they are, so they are translated here; other clients translate by code. */
function inLanguageOf(request: FastifyRequest, described: Answer): Answer {
  if (request.routeOptions.config.permission !== 'wopi.token') return described;
  const message = formatStored(readerLanguage(request), described.answer) ?? described.answer.message;
  return { ...described, answer: { ...described.answer, message } };
}

interface ValidationIssue {
  instancePath: string;
  keyword: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** Validation errors: each invalid value with its message, the first message also for the whole. */
function invalid(validation: readonly ValidationIssue[]): Answer {
  const issues = validation.map((failure) => {
    const path = failure.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const { code, params } = sentenceOfIssue({
      ...failure.params,
      code: failure.keyword,
      message: failure.message,
    });
    const isOwn = failure.message?.startsWith(code) ?? false;
    return { path, code, params, isOwn, message: formatStored('en', { code, params }) ?? '' };
  });
  const answer = answerTo(sentence('request.invalid'));
  const [first] = issues;
  const message = first ? membership(first) : answer.message;
  return {
    status: errorStatus['request.invalid'],
    answer: { ...answer, message, issues: issues.map(({ isOwn: _, ...issue }) => issue) },
  };
}

/** Messages that a schema defines for its field are complete sentences; generic ones are combined with the field's name. */
function membership(issue: { path: string; message: string; isOwn: boolean }): string {
  return issue.isOwn || issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`;
}

/** SQLSTATE class 22, "data exception": a number out of range, an invalid string. Contracts reject most of these before, with the field's name. */
function isDataException({ code }: FastifyError): boolean {
  return /^22[0-9A-Z]{3}$/.test(code);
}

function send(reply: FastifyReply, { status, answer }: Answer): void {
  void reply.code(status).type('application/json').send(JSON.stringify(answer));
}
