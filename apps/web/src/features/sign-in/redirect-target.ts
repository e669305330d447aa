/** Target after sign-in if no page was requested. */
const defaultTarget = '/profile';

/** Pages of the sign-in flow: no valid target, as they would cause a loop or sign out. */
const journeyPaths = [
  '/login',
  '/logout',
  '/register',
  '/instlanding',
  '/authorize',
  '/authorize/signup',
  '/oauth2/redirect',
];

/** The page to open after sign-in. `redirect_url` is untrusted input: only paths of this site are accepted, everything else becomes the profile. */
export function safeTarget(requestedPath: string | null, origin: string): string {
  if (requestedPath === null || !requestedPath.startsWith('/') || !URL.canParse(requestedPath, origin))
    return defaultTarget;
  const url = new URL(requestedPath, origin);
  // "/.//host" has this origin, but its normalized path "//host" would be a protocol-relative URL.
  if (url.origin !== origin || url.pathname.startsWith('//')) return defaultTarget;
  if (journeyPaths.includes(url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, ''))) return defaultTarget;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The page to open after the sign-in at this address. */
export function readTarget(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  otherwise: string | null = null,
): string {
  return safeTarget(new URLSearchParams(search).get('redirect_url') ?? otherwise, origin);
}

/** The next page of the sign-in flow, with its parameters. */
export function journeyAddress(path: string, parameters: Record<string, string>): string {
  return `${path}?${new URLSearchParams(parameters)}`;
}
