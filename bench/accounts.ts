import { z } from 'zod';

/** A signed-in account on a running server. */
export interface Account {
  username: string;
  accessToken: string;
  /** Returns the response, whatever its status. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts a JSON body, or none, and returns the response body. Throws unless the status is 2xx. */
  post: (path: string, body?: unknown) => Promise<unknown>;
}

interface Credentials {
  username: string;
  password: string;
}

export async function signIn(address: string, { username, password }: Credentials): Promise<Account> {
  const answer = await fetch(`${address}/api/auth/signin`, toJsonRequest({ username, password }));
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await readBody(answer));
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(`${address}${path}`, { ...init, headers });
  };
  const post = async (path: string, body?: unknown) =>
    readBody(await request(path, body === undefined ? { method: 'POST' } : toJsonRequest(body)));
  return { username, accessToken, request, post };
}

function toJsonRequest(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function readBody(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
