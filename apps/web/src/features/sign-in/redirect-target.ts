/** Where a sign-in leads that was not asked for by a page. */
const defaultTarget = '/profile';

/** The pages of the journey itself: whoever has just signed in must not be led round in a circle, or out. */
const journeyPaths = [
  '/login',
  '/logout',
  '/register',
  '/instlanding',
  '/authorize',
  '/authorize/signup',
  '/oauth2/redirect',
];

/**
 * The page to go to after signing in. What stands in `redirect_url` comes from an address that anybody can
 * write: only a path of this site is followed, anything else becomes the profile.
 */
export function safeTarget(requested: string | null, origin: string): string {
  if (requested === null || !requested.startsWith('/') || !URL.canParse(requested, origin))
    return defaultTarget;
  const url = new URL(requested, origin);
  // "/.//host" is this origin with a path that would, taken as an address by itself, name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return defaultTarget;
  if (journeyPaths.includes(url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, ''))) return defaultTarget;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The next page of the sign-in journey, carrying the target along. */
export function journeyAddress(path: string, parameters: Record<string, string>): string {
  return `${path}?${new URLSearchParams(parameters)}`;
}
