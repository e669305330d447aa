import type { en } from './en.ts';

type Key = keyof typeof en;

/** The catalogue of one language, by key. A sentence with `{{count}}` has a key for each plural form of the language. */
export type Words = Record<Key, string>;

type KeyOfForm<K, Form extends string> = K extends `${infer Code}_other` ? `${Code}_${Form}` : never;
/** The catalogue of a language with more plural forms than English (CLDR). */
export type WordsWith<Form extends 'zero' | 'two' | 'few' | 'many'> = Words &
  Record<KeyOfForm<Key, Form>, string>;

type CodeOf<K> = K extends `${infer Code}_one` | `${infer Code}_other` ? Code : K;
export type SentenceCode = CodeOf<Key>;
type KeysOf<C> = Key & (C | `${C & string}_one` | `${C & string}_other`);

type PlaceholdersIn<Text> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? PlaceholderName<Placeholder> | PlaceholdersIn<Rest>
  : never;
type PlaceholderName<Placeholder> = Placeholder extends `${infer Name}, ${string}` ? Name : Placeholder;
/** The placeholders of a sentence; for a union of codes, those of all of them. */
type PlaceholdersOf<C> = C extends SentenceCode
  ? PlaceholdersIn<(typeof en)[KeysOf<C>]> | (KeysOf<C> extends C ? never : 'count')
  : never;

/** Values for the placeholders. `count` chooses the plural form, so it must be a number. */
export type ParamsOf<C extends SentenceCode> = {
  [Placeholder in PlaceholdersOf<C>]: Placeholder extends 'count' ? number : string | number;
};
/** The codes of sentences without placeholders. */
export type PlainSentence = {
  [C in SentenceCode]: [PlaceholdersOf<C>] extends [never] ? C : never;
}[SentenceCode];

export type Params = Readonly<Record<string, string | number>>;
/** A sentence as a code and parameters; the receiver looks up its words in the catalogue of its language. */
export interface Sentence<C extends SentenceCode = SentenceCode> {
  code: C;
  params: Params;
}

/** The parameters argument, omitted for sentences without placeholders. */
type Rest<C extends SentenceCode> = C extends PlainSentence ? [] : [params: ParamsOf<C>];

export function sentence<C extends SentenceCode>(code: C, ...[params]: Rest<C>): Sentence<C> {
  return { code, params: { ...params } };
}

/** A sentence as one string, for places that hold only a text, such as the message of a schema: `assignment.too_many_drafts?max=100`. */
export function formatSentence<C extends SentenceCode>(code: C, ...[params]: Rest<C>): string {
  const query = Object.entries<string | number>({ ...params }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return query.length === 0 ? code : `${code}?${new URLSearchParams(query)}`;
}
