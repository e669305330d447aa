import type { paths } from './api.generated.ts';

/**
 * What the server's routes take, read off the types generated from their declarations: a call to a path
 * that is not declared, or with a query or body that the route does not take, does not compile.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths that answer to a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<Lowercase<M>, infer Declared> ? Declared : never;

/** What may be left out may also be undefined: neither JSON nor a query carries that. */
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { [K in keyof Value]: Sendable<Value[K]> | (object extends Pick<Value, K> ? undefined : never) }
    : Value;

type QueryPart<Declared> = Declared extends { parameters: { query: infer Query extends object } }
  ? { query: Sendable<Query> }
  : Declared extends { parameters: { query?: infer Query extends object } }
    ? { query?: Sendable<Query> }
    : object;

type BodyPart<Declared> = Declared extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Sendable<Body> }
  : object;

/** Of a route that creates: its calls have to say so, and go out with the key of what is meant. */
type CreatingPart<Declared> = Declared extends { parameters: { header?: infer Header } }
  ? [Exclude<Header, undefined>] extends [never]
    ? object
    : { creates: true }
  : object;

/** Query and body of a route, each there only if the route declares it. */
export type Sent<M extends Method, P extends keyof paths> = QueryPart<Operation<M, P>> &
  BodyPart<Operation<M, P>> &
  CreatingPart<Operation<M, P>>;
