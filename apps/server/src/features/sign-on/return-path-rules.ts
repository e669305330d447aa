const maxPathLength = 2000;
const placeholderOrigin = 'http://redraft.invalid';

/**
 * The page to return to after the sign-in; null for anything on another origin. The last page of the flow checks it again (apps/web,
 * `redirect-target.ts`), because the result is part of URLs that others can forge.
 */
export function ownPath(requested: string | undefined): string | null {
  if (requested === undefined || requested.length > maxPathLength || !requested.startsWith('/')) return null;
  if (!URL.canParse(requested, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(requested, placeholderOrigin);
  // "/.//host" stays on this origin when parsed as a URL, but not when its path is parsed again.
  if (origin !== placeholderOrigin || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}

/** The page on which every flow ends: with a code, or an error. */
export function returnPath(parameters: { token?: string; error?: string; target: string | null }): string {
  const { token, error, target } = parameters;
  const query = new URLSearchParams({
    ...(token === undefined ? {} : { token }),
    ...(error === undefined ? {} : { error }),
    ...(target === null ? {} : { redirect_url: target }),
  });
  return `/oauth2/redirect?${query}`;
}
