import type { FastifyInstance } from 'fastify';

/** A browser with its own cookies, which follows redirects to the server and knows its current URL. */
export interface TestBrowser {
  /** Follows redirects as long as they lead to a path of the server. */
  open: (address: string, form?: Record<string, string>) => Promise<Shown>;
  cookies: Map<string, string>;
}

export interface Shown {
  /** The current URL including query and fragment. */
  address: URL;
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

const origin = 'http://redraft.test';

export function openBrowser(http: () => FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  const ask = async (address: URL, form?: Record<string, string>) => {
    const answer = await http().inject({
      method: form ? 'POST' : 'GET',
      url: `${address.pathname}${address.search}`,
      headers: {
        host: 'redraft.test',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: String(new URLSearchParams(form)) } : {}),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const open = async (where: string, form?: Record<string, string>): Promise<Shown> => {
    const address = new URL(where, origin);
    const answer = await ask(address, form);
    const next = answer.headers.location;
    const { statusCode: status, body, headers } = answer;
    if (next === undefined) return { address, status, body, headers };
    const to = new URL(String(next), address);
    // The final page, ours or another site's.
    if (to.origin !== origin || to.pathname === '/oauth2/redirect' || to.pathname === '/Profile')
      return { address: to, status, body, headers };
    return open(to.href);
  };
  return { cookies, open };
}
