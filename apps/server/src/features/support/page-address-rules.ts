/** Pages whose URL grants access. */
const pagesWithKey = /^\/(passwordrecovery|confirmemail)\/.+/i;

/**
 * The URL of the page that a request is about, for support staff: without secrets, and only with query parameters that select a list entry or a page.
 * Null for an invalid URL.
 */
export function redactAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname.replace(pagesWithKey, '/$1/…');
  const isOpen = [...url.searchParams.keys()].every((name) => !/token|code|key|secret|password/i.test(name));
  return `${url.origin}${path}${isOpen ? url.search : ''}`;
}
