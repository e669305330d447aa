import type { CallDeclaration } from '@redraft/contracts';
import type * as calls from '@redraft/contracts/calls';
import type { z } from 'zod';

/** What a page sends with a call, off its declaration: what the call does not take does not compile. */

/** What may be left out may also be undefined: neither JSON nor a query carries that. */
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

/** Query and body of a call, each there only if the call takes it. */
export type CallInput<Call extends CallDeclaration> = QueryPart<Call> & BodyPart<Call>;

/** Each of the calls. */
export type DeclaredCall = (typeof calls)[keyof typeof calls];
/** A path with an id in the place of `:id`. */
type FilledPath<Path extends string> = Path extends `${infer Before}:id` ? `${Before}${string}` : Path;
/** What has the address of a call: pages that come before everything else write it out, and leave the contracts behind. */
export type CallAddress = DeclaredCall extends infer Call
  ? Call extends CallDeclaration
    ? { method: Call['method']; path: FilledPath<Call['path']> }
    : never
  : never;
