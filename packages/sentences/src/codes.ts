import type { Params } from './sentence.ts';

/** The code for one of the names that the database has of itself: `area.art_and_design`. */
export function lookupCode(kind: 'area' | 'level', name: string): string {
  return `${kind}.${name.toLowerCase().replaceAll(/[^a-z]+/g, '_')}`;
}

/** Parses what `formatSentence` has written; null for any other text. The code need not exist in the catalogues. */
export function parseSentence(text: string): { code: string; params: Params } | null {
  const [, code, query = ''] = /^([a-z]+\.[a-z_]+|not_found|internal)(?:\?(\S*))?$/.exec(text) ?? [];
  return code === undefined ? null : { code, params: Object.fromEntries(new URLSearchParams(query)) };
}
