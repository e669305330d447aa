import type { z } from 'zod';
import type { AccessTokenScope } from './access-tokens.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call of the product's interface takes and answers: the server, the pages and openapi.json derive from the one declaration. */
export interface CallDeclaration {
  method: Method;
  /** As callers know it; letters match in any case. */
  path: `/${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What this audience may receive; anything else that a handler returns is cut off. A file is sent as it is. */
  answer: z.ZodType | 'file';
  /** Of an answer that is a text with JSON in it: the shape of that JSON. */
  inText?: z.ZodType;
  /** Codes a caller may see beyond auth.*, access.denied, request.* and internal. */
  errors?: readonly ErrorCode[];
  /** Makes something that would be there twice if it were asked for twice: once for each `Idempotency-Key`. */
  creates?: true;
  /** Whoever has a personal access token with it may make this call; without one it is for people who are signed in. */
  scope?: AccessTokenScope;
}

/** Keeps the types of the declaration as they were written: method and path to the letter. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Call extends CallDeclaration>(call: Call): Call {
  return call;
}

export type JsonCall = CallDeclaration & { answer: z.ZodType };
export type FileCall = CallDeclaration & { answer: 'file' };

/** The shape of an answer: of a text with JSON in it, that of the JSON. */
type AnswerSchema<Call extends JsonCall> = Call extends { inText: infer Inner extends z.ZodType }
  ? Inner
  : Call['answer'];
/** What a page gets. */
export type AnswerOf<Call extends JsonCall> = z.output<AnswerSchema<Call>>;
/** What a handler gives. */
export type AnswerInputOf<Call extends JsonCall> = z.input<AnswerSchema<Call>>;
