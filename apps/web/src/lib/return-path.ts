import { readStored, writeStored } from './browser-storage.ts';

/**
 * The page on which a session expired, for the next sign-in in this tab. Kept out of the URL of /Login, which only names the page a visitor asked
 * for. Readers must validate it like any requested URL.
 */
const storageKey = 'redraft.way-back';

export function storeReturnPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  writeStored('session', storageKey, `${pathname}${search}`);
}

export function readReturnPath(): string | null {
  return readStored('session', storageKey);
}

export function clearReturnPath(): void {
  writeStored('session', storageKey, null);
}
