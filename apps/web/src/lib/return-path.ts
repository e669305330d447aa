import { readStored, writeStored } from './browser-storage.ts';

/**
 * The page that a session ended on, for the next sign-in of this tab. /Login is opened without it in its address,
 * where only a visitor's wish is named; whoever reads it follows it as little as any address that is asked for.
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
