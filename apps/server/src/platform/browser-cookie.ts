import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from './tokens.ts';

/** A sign-in code is part of a URL, so it is valid for one minute only. */
export const signInCodeMs = 60_000;
/** For signing in at an institution, which may require a second factor that is not at hand. */
export const signOnMs = 10 * 60_000;

/**
 * Cookies that tie a sign-in flow to the browser that started it. Without them, a link with another person's sign-in code would sign the visitor in
 * as that person. All tabs share one value, so a second sign-in does not break the first.
 *
 * The cookie of the sign-in form is sent by our own pages only (SameSite strict). That for an institution must be sent when the institution redirects
 * back, so it is sent with cross-site links, but not with cross-site posts. That for a learning platform must be sent with posts in a frame: it is
 * partitioned by the framing site; without HTTPS, where no such cookie exists, it works on the same site only.
 */
const kinds = {
  form: { name: 'redraft-sign-in', sameSite: 'strict', forMs: signInCodeMs },
  institution: { name: 'redraft-sign-on', sameSite: 'lax', forMs: signOnMs + signInCodeMs },
  platform: { name: 'redraft-launch', sameSite: 'none', forMs: signOnMs },
} as const;
type Kind = keyof typeof kinds;

/** The browser's ID for flows of this kind. */
export function browserOf(request: FastifyRequest, kind: Kind): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[nameFor(request, kind)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The browser's IDs for all kinds of flows. */
export function browsersOf(request: FastifyRequest): string[] {
  return [browserOf(request, 'form'), browserOf(request, 'institution')].filter(
    (browser) => browser !== null,
  );
}

/** Returns the ID from the browser's cookie, or sets a new one. */
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

/** With the prefix `__Host-`, browsers accept the cookie from this host only, and only over HTTPS (RFC 6265bis 4.1.3). */
function nameFor(request: FastifyRequest, kind: Kind): string {
  return `${isHttps(request) ? '__Host-' : ''}${kinds[kind].name}`;
}

function isHttps(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}
