import { success } from '@redraft/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AccessContext, requireAccess } from '../../domain/editor-host/index.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyOf } from './call.ts';

/** Names of kinds and errors; the pattern admits no sentences, so that no text of a user gets into the log. */
const nameSchema = z.string().regex(/^[A-Za-z-]{0,40}$/);
const countSchema = z.number().int().min(0).max(1_000_000_000);
const problemSchema = z.strictObject({
  reason: z.enum(['bytes', 'edit', 'write', 'refused']),
  edit: nameSchema,
  number: countSchema,
  of: countSchema,
  error: nameSchema,
});

/** Log lines per user and hour: one opening reports only a few, and nobody can fill the log. */
const limitPerHour = 30;
const bodyLimit = 1024;

/** `POST …/problems`: the editor reports unsaved text from its journal that it could not replay (docs/editor-protocol.md#problems). Written as one line to the log. */
export function problemRoutes(
  scope: FastifyInstance,
  prefixes: readonly string[],
  authorize: (request: FastifyRequest) => AccessContext,
): void {
  const config = {
    permission: 'wopi.token' as const,
    rateLimit: {
      max: limitPerHour,
      timeWindow: '1 hour',
      keyGenerator: (request: FastifyRequest) => `problems ${authorize(request).opening.userId}`,
    },
  };
  for (const prefix of prefixes) {
    scope.post(`${prefix}/problems`, { config, bodyLimit }, (request) => {
      const context = authorize(request);
      requireAccess(context, now());
      const problem = readProblem(bodyOf(request));
      const { fileId } = context.opening;
      request.log.warn({ fileId, ...problem }, 'Words that a device has kept cannot be replayed');
      return success;
    });
  }
}

function readProblem(bytes: Uint8Array): z.infer<typeof problemSchema> {
  const { success: isRead, data } = problemSchema.safeParse(jsonOf(bytes));
  if (!isRead) throw new AppError('request.invalid');
  return data;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
