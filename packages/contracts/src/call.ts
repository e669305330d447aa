import type { z } from 'zod';
import type { AccessTokenScope } from './access-tokens.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The request and response of an API call: server, pages and openapi.json derive from this declaration. */
export interface CallDeclaration {
  method: Method;
  /** As called by clients; matched case-insensitively. */
  path: `/${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What this audience may receive; other fields that a handler returns are removed. A file is sent unchanged. */
  answer: z.ZodType | 'file';
  /** For an answer that is a string of JSON: the schema of that JSON. */
  inText?: z.ZodType;
  /** Possible error codes besides auth.*, access.denied, request.* and internal. */
  errors?: readonly ErrorCode[];
  /** Creates something that a repeated request would duplicate: runs once per `Idempotency-Key`. */
  creates?: true;
  /** Personal access tokens with this scope may make this call; without a scope it requires a session. */
  scope?: AccessTokenScope;
}

/** Preserves the literal types of the declaration, such as method and path. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Call extends CallDeclaration>(call: Call): Call {
  return call;
}

export type JsonCall = CallDeclaration & { answer: z.ZodType };
export type FileCall = CallDeclaration & { answer: 'file' };

/** The schema of an answer; for a string of JSON, that of the JSON. */
type AnswerSchema<Call extends JsonCall> = Call extends { inText: infer Inner extends z.ZodType }
  ? Inner
  : Call['answer'];
/** What a page receives. */
export type AnswerOf<Call extends JsonCall> = z.output<AnswerSchema<Call>>;
/** What a handler returns. */
export type AnswerInputOf<Call extends JsonCall> = z.input<AnswerSchema<Call>>;
