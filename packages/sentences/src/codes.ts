import type { Params } from './sentence.ts';

/** What `written` wrote; null for any other text. Whether there is such a sentence is for the catalogues to say. */
export function readWritten(text: string): { code: string; params: Params } | null {
  const [, code, gaps = ''] = /^([a-z]+\.[a-z_]+|not_found|internal)(?:\?(\S*))?$/.exec(text) ?? [];
  return code === undefined ? null : { code, params: Object.fromEntries(new URLSearchParams(gaps)) };
}
