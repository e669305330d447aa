import type { CallDeclaration } from '@redraft/contracts';
import type * as calls from '@redraft/contracts/calls';
import type { z } from 'zod';

/** The input types of a call, derived from its declaration: input that the call does not take fails to compile. */

/** Optional properties may also be undefined, because neither JSON nor a query string transmits undefined. */
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { [K in keyof Value]: Sendable<Value[K]> | (object extends Pick<Value, K> ? undefined : never) }
    : Value;

type QueryPart<Call> = Call extends { query: infer Query extends z.ZodType }
  ? object extends z.input<Query>
    ? { query?: Sendable<z.input<Query>> }
    : { query: Sendable<z.input<Query>> }
  : object;

type BodyPart<Call> = Call extends { body: infer Body extends z.ZodType }
  ? { body: Sendable<z.input<Body>> }
  : object;

/** Query and body of a call, each present only if the call takes it. */
export type CallInput<Call extends CallDeclaration> = QueryPart<Call> & BodyPart<Call>;

/** Each of the calls. */
export type DeclaredCall = (typeof calls)[keyof typeof calls];
/** A path with `:id` replaced by an actual id. */
type FilledPath<Path extends string> = Path extends `${infer Before}:id` ? `${Before}${string}` : Path;
/** Method and path of a call. Pages of the entrance bundle write them as literals, so that they do not load the contracts package. */
export type CallAddress = DeclaredCall extends infer Call
  ? Call extends CallDeclaration
    ? { method: Call['method']; path: FilledPath<Call['path']> }
    : never
  : never;
