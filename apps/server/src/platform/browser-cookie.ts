import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from './tokens.ts';

/** A code for coming back stands in an address: one minute is enough. */
export const signInCodeMs = 60_000;
/** For signing in at an institution, which may ask for a second proof that lies in another room. */
export const signOnMs = 10 * 60_000;

/**
 * By what a browser shows that it asked for what it comes back with. Else an address with somebody's code in it would sign in whoever
 * opens it, as that somebody. One for all tabs: a second sign-in does not spoil the first.
 *
 * The sign-in form's is sent from our own pages alone. That for an institution has to come along when the institution sends the
 * browser back here, and so with what leads to us from elsewhere, but with nothing that is posted from there. That for a learning
 * platform has to come along with what is posted, in a frame: it is kept apart for each site that frames us (partitioned), and where
 * there is no https, and so no such cookie, it is that of a page of the same site.
 */
const kinds = {
  form: { name: 'redraft-sign-in', sameSite: 'strict', forMs: signInCodeMs },
  institution: { name: 'redraft-sign-on', sameSite: 'lax', forMs: signOnMs + signInCodeMs },
  platform: { name: 'redraft-launch', sameSite: 'none', forMs: signOnMs },
} as const;
type Kind = keyof typeof kinds;

/** Who the browser is, for what was begun in this way. */
export function browserOf(request: FastifyRequest, kind: Kind): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[nameFor(request, kind)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The same for what may have been begun in any way. */
export function browsersOf(request: FastifyRequest): string[] {
  return [browserOf(request, 'form'), browserOf(request, 'institution')].filter(
    (browser) => browser !== null,
  );
}

/** Knows the browser by what it has, or gives it something. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, kind: Kind): string {
  const browser = browserOf(request, kind) ?? createToken();
  const cookie = stringifySetCookie({
    name: nameFor(request, kind),
    value: browser,
    httpOnly: true,
    ...(kinds[kind].sameSite === 'none'
      ? sameSiteInFrames(isHttps(request))
      : { sameSite: kinds[kind].sameSite }),
    secure: isHttps(request),
    path: '/',
    maxAge: kinds[kind].forMs / 1000,
  });
  reply.header('set-cookie', cookie);
  return browser;
}

function sameSiteInFrames(isSecure: boolean) {
  return isSecure ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const };
}

/** With the prefix, a browser takes the cookie from this very host alone, and only where nobody listens (RFC 6265bis 4.1.3). */
function nameFor(request: FastifyRequest, kind: Kind): string {
  return `${isHttps(request) ? '__Host-' : ''}${kinds[kind].name}`;
}

function isHttps(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}
