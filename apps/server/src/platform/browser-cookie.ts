import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from './tokens.ts';

/** A code for coming back stands in an address: one minute is enough. */
export const signInCodeMs = 60_000;

/**
 * By what a browser shows that it asked for the code it comes back with. Else an address with somebody's code in it would sign in whoever
 * opens it, as that somebody. One for all tabs: a second sign-in does not spoil the first.
 */
export function browserOf(request: FastifyRequest): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[nameFor(request)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Knows the browser by what it has, or gives it something. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? createToken();
  const cookie = stringifySetCookie({
    name: nameFor(request),
    value: browser,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(request),
    path: '/',
    maxAge: signInCodeMs / 1000,
  });
  reply.header('set-cookie', cookie);
  return browser;
}

/** With the prefix, a browser takes the cookie from this very host alone, and only where nobody listens (RFC 6265bis 4.1.3). */
function nameFor(request: FastifyRequest): string {
  return `${isHttps(request) ? '__Host-' : ''}redraft-sign-in`;
}

function isHttps(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}
