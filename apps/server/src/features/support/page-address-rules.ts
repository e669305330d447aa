/** Pages whose address lets in whoever has it. */
const pagesWithKey = /^\/(passwordrecovery|confirmemail)\/.+/i;

/**
 * The address of the page that a request is about, for those who answer it: without its key, and of its query only what stands in a place of a
 * list or a page. Null for what is no address.
 */
export function redactAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname.replace(pagesWithKey, '/$1/…');
  const isOpen = [...url.searchParams.keys()].every((name) => !/token|code|key|secret|password/i.test(name));
  return `${url.origin}${path}${isOpen ? url.search : ''}`;
}
