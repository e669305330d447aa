const maxPathLength = 2000;
const placeholderOrigin = 'http://redraft.invalid';

/**
 * The page of ours that somebody is on the way to; null for anything that would lead elsewhere. The last page of the way asks the
 * same again (apps/web, `redirect-target.ts`): what comes out here stands in addresses that others can write as well.
 */
export function ownPath(requested: string | undefined): string | null {
  if (requested === undefined || requested.length > maxPathLength || !requested.startsWith('/')) return null;
  if (!URL.canParse(requested, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(requested, placeholderOrigin);
  // "/.//host" stays here when it is read as a whole address, and not when it is read again as a path.
  if (origin !== placeholderOrigin || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}

/** The page to which every way leads back: with a code, or with what went wrong. */
export function returnPath(parameters: { token?: string; error?: string; target: string | null }): string {
  const { token, error, target } = parameters;
  const query = new URLSearchParams({
    ...(token === undefined ? {} : { token }),
    ...(error === undefined ? {} : { error }),
    ...(target === null ? {} : { redirect_url: target }),
  });
  return `/oauth2/redirect?${query}`;
}
