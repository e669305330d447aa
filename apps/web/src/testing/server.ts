import { vi } from 'vitest';
import type { paths } from '../lib/api.generated.ts';
import type { Method, PathOf } from '../lib/api-types.ts';

/** What the server says to a call that succeeds, off the types generated from its declarations. */
export type AnswerOf<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<Lowercase<M>, { responses: infer Responses }>
    ? Responses extends { 200: { content: { 'application/json': infer Answer } } }
      ? Answer
      : null
    : never;

/** A call as it went over the wire. */
export interface Call {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

type Handler = (call: Call) => Response;

/** The server as the page meets it: answers in the shapes of the routes, and what was asked of it. */
export class Server {
  readonly calls: Call[] = [];
  readonly #handlers = new Map<string, Handler>();

  constructor() {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      Promise.resolve(this.#answer(address, init)),
    );
  }

  /** From now on the route answers so; a later word replaces an earlier one. */
  answers<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    answer: AnswerOf<M, P> | ((call: Call) => AnswerOf<M, P>),
  ): void {
    this.#handlers.set(`${method} ${path}`, (call) =>
      Response.json(typeof answer === 'function' ? answer(call) : answer),
    );
  }

  refuses<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    refusal: { status: number; code: string; message?: string },
  ): void {
    const { status, code, message = '' } = refusal;
    this.#handlers.set(`${method} ${path}`, () => Response.json({ code, message }, { status }));
  }

  /** What was asked of a route so far. */
  callsOf<M extends Method>(method: M, path: PathOf<M>): readonly Call[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  #answer(address: string, init: RequestInit): Response {
    const { pathname: path, searchParams } = new URL(address, 'http://redraft.test');
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    this.calls.push(call);
    const handler = this.#handlers.get(`${call.method} ${path}`);
    return handler?.(call) ?? Response.json({ code: 'request.not_found', message: '' }, { status: 404 });
  }
}
