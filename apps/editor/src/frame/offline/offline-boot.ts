import type { Boot } from '../../boot.ts';

/** Files of our own host; the address of another one is refused, so that a key is used for nothing else. */
const filePaths = /^\/(?:addition\/)?wopi\/files\/\d+$/;

/**
 * Reads the boot data of an opening without a network: the query that a form post has too, and in the fragment, which is sent to no server, the key of
 * the device and the appearance. Null if the address is none of an offline opening.
 */
export function readOfflineBoot(address: string): Boot | null {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const deviceKey = fragment.get('device_key') ?? '';
  const wopiSrc = readOwnFile(url.searchParams.get('WOPISrc') ?? '', url.origin);
  if (deviceKey === '' || wopiSrc === null) return null;
  return {
    wopiSrc,
    accessToken: '',
    accessTokenTtl: 0,
    uiDefaults: fragment.get('ui_defaults') ?? '',
    cssVariables: fragment.get('css_variables') ?? '',
    lang: url.searchParams.get('lang') ?? '',
    permission: url.searchParams.get('permission') === 'view' ? 'view' : 'edit',
    closeButton: url.searchParams.get('closebutton') === '1',
    deviceKey,
  };
}

/** The host is that of this page, whatever the address says. */
function readOwnFile(source: string, origin: string): string | null {
  if (!URL.canParse(source, origin)) return null;
  const { pathname } = new URL(source, origin);
  return filePaths.test(pathname) ? origin + pathname : null;
}
