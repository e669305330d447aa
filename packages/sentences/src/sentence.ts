import type { en } from './en.ts';

/** Words of one language by the keys of a catalogue; a sentence that counts has a key for each form. */
export type Words = Record<keyof typeof en, string>;

type Key = keyof typeof en;
type CodeOf<K> = K extends `${infer Code}_one` | `${infer Code}_other` ? Code : K;
export type SentenceCode = CodeOf<Key>;
type KeysOf<C> = Key & (C | `${C & string}_one` | `${C & string}_other`);

type Gaps<Text> = Text extends `${string}{{${infer Gap}}}${infer Rest}` ? NameIn<Gap> | Gaps<Rest> : never;
type NameIn<Gap> = Gap extends `${infer Name}, ${string}` ? Name : Gap;
/** Of a sentence that may be any of several: what all of them need. */
type GapsOf<C> = C extends SentenceCode
  ? Gaps<(typeof en)[KeysOf<C>]> | (KeysOf<C> extends C ? never : 'count')
  : never;

/** What is counted is a number; all else may come as it is written. */
export type ParamsOf<C extends SentenceCode> = {
  [Gap in GapsOf<C>]: Gap extends 'count' ? number : string | number;
};
/** The codes of sentences without a gap. */
export type PlainSentence = { [C in SentenceCode]: [GapsOf<C>] extends [never] ? C : never }[SentenceCode];

export type Params = Readonly<Record<string, string | number>>;
/** A sentence on its way: on the wire, or from a rule to whoever says it. */
export interface Sentence<C extends SentenceCode = SentenceCode> {
  code: C;
  params: Params;
}

/** Left out where a sentence has no gap. */
type Rest<C extends SentenceCode> = C extends PlainSentence ? [] : [params: ParamsOf<C>];

export function sentence<C extends SentenceCode>(code: C, ...[params]: Rest<C>): Sentence<C> {
  return { code, params: { ...params } };
}

/**
 * A sentence where only a text can stand, as the message of a schema: `assignment.too_many_drafts?max=100`.
 */
export function formatSentence<C extends SentenceCode>(code: C, ...[params]: Rest<C>): string {
  const gaps = Object.entries<string | number>({ ...params }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return gaps.length === 0 ? code : `${code}?${new URLSearchParams(gaps)}`;
}
