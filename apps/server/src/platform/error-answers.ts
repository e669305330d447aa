import { randomUUID } from 'node:crypto';
import { type ErrorAnswer, errorTable } from '@redraft/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from './db.ts';
import { AppError } from './errors.ts';

/** Turns what was thrown into an answer: expected refusals as they are, anything else as a reference. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, answer } = describe(error, request);
    const retryAfter = (error instanceof AppError && error.retryAfterSeconds) || usualRetryAfter.get(status);
    // A limit of pace has said already when its minute is over.
    if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
    send(reply, status, answer);
  });
}

/** For an address that is no text, which no route and no hook ever sees. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  send(reply, 400, { message: 'This address cannot be read.', code: 'request.invalid' });
}

/** Seconds, by status. An outage of the database is over in five as a rule: it was started again. */
const usualRetryAfter = new Map<number, number>([
  [errorTable['request.rate_limited'].status, 60],
  [errorTable['service.unavailable'].status, 5],
]);

function describe(error: FastifyError, request: FastifyRequest): { status: number; answer: ErrorAnswer } {
  if (isOutage(error)) return known('service.unavailable');
  if (error instanceof AppError) {
    if (error.code === 'service.unavailable') return known(error.code);
    request.log.info({ code: error.code, details: error.details, cause: error.cause }, error.message);
    return { status: error.status, answer: { message: error.message, code: error.code } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? '',
    }));
    const first = issues[0];
    const message = first ? sentence(first) : errorTable['request.invalid'].message;
    return { status: 400, answer: { message, code: 'request.invalid', issues } };
  }
  if (isDataException(error)) {
    request.log.warn({ err: error }, 'A value that the database cannot hold');
    return known('request.unstorable');
  }
  if (error.statusCode === 413) return known('request.too_large');
  if (error.statusCode === 429) return known('request.rate_limited');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, answer: { message: error.message, code: 'request.invalid' } };
  }
  const reference = randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'Unexpected error');
  return {
    status: 500,
    answer: {
      message: `${errorTable.internal.message} Reference: ${reference}`,
      code: 'internal',
      reference,
    },
  };
}

/** Our own sentences stand alone; zod's name the field they are about. */
function sentence(issue: { path: string; message: string }): string {
  const isOurs = /[.!]\s?$/.test(issue.message);
  return isOurs || issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`;
}

/** PostgreSQL's class 22: a number out of range, a text that is none. Contracts refuse most of them by name before. */
function isDataException({ code }: FastifyError): boolean {
  return /^22[0-9A-Z]{3}$/.test(code);
}

function known(
  code: 'request.unstorable' | 'request.too_large' | 'request.rate_limited' | 'service.unavailable',
) {
  return { status: errorTable[code].status, answer: { message: errorTable[code].message, code } };
}

function send(reply: FastifyReply, status: number, answer: ErrorAnswer): void {
  void reply.code(status).type('application/json').send(JSON.stringify(answer));
}
