import type { Method } from '@redraft/contracts';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { DeclaredCall } from '../lib/call-types.ts';

type ByName = { [Call in DeclaredCall as `${Call['method']} ${Call['path']}`]: Call };
/** Paths that have a route for the method. */
type PathOf<M extends Method> = keyof ByName extends infer Name
  ? Name extends `${M} ${infer P}`
    ? P
    : never
  : never;

/** The response body of a successful call; null for a file. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = ByName[`${M} ${P}` & keyof ByName] extends {
  answer: infer Answer extends z.ZodType;
}
  ? z.input<Answer>
  : null;

/** A call as it went over the wire. */
export interface Call {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

type Handler = (call: Call) => Response;

/** Test double of the server: responds in the shapes of the routes and records the calls. */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly #handlers = new Map<string, Handler>();

  constructor() {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      Promise.resolve(this.#answer(address, init)),
    );
  }

  /** Sets the response of a route; a later call replaces an earlier one. */
  respondTo<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    answer: AnswerOf<M, P> | ((call: Call) => AnswerOf<M, P>),
  ): void {
    this.#handlers.set(`${method} ${path}`, (call) =>
      Response.json(isFunctionOfCall(answer) ? answer(call) : answer),
    );
  }

  rejectWith<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    refusal: { status: number; code: string; message?: string },
  ): void {
    const { status, code, message = '' } = refusal;
    this.#handlers.set(`${method} ${path}`, () => Response.json({ code, message }, { status }));
  }

  /** The calls made to a route so far. */
  callsTo<M extends Method>(method: M, path: PathOf<M>): readonly Call[] {
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

/** No response body is a function. */
function isFunctionOfCall<Answer>(
  answer: Answer | ((call: Call) => Answer),
): answer is (call: Call) => Answer {
  return typeof answer === 'function';
}
