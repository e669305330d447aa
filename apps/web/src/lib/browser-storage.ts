/**
 * Browser storage that may be blocked, full or written by an older version: reading returns null and writing returns false instead of throwing, so
 * that preferences never break a page.
 */
type Area = 'local' | 'session';

function areaOf(name: Area): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
