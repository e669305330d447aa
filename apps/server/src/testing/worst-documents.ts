import { createDocxWriter, rewriteParts } from '@redraft/documents';
import { zipCodec } from '../domain/revisions/index.ts';

/** Documents that are large, or expensive to compare. */

const write = createDocxWriter({ codec: zipCodec });

/** Pseudo-random numbers, the same in each run. */
function lots(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const syllables = ['bo', 'ats', 'har', 'bour', 'quay', 'no', 'bo', 'dy', 'came', 'nine', 'tide', 'wind'];

export function prose(length: number, wordsInLine = 60): string {
  const draw = lots();
  let text = '';
  while (text.length < length) {
    const word = Array.from({ length: 1 + draw(3) }, () => syllables[draw(syllables.length)]).join('');
    text += word + (draw(wordsInLine) === 0 ? '\n' : ' ');
  }
  return text;
}

function shuffled<T>(list: readonly T[]): T[] {
  const draw = lots();
  return list
    .map((item) => ({ item, at: draw(1e6) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The same text as another program writes it, with attributes on every element. */
export function freshCopy(bytes: Uint8Array, mark: string): Uint8Array {
  let count = 0;
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml'
      ? read().replace(
          /<w:(p|r)>/g,
          (_all, tag: string) => `<w:${tag} w:rsidR="00${mark}${(count++).toString(16)}">`,
        )
      : undefined;
  return rewriteParts({ bytes, codec: zipCodec, rewrite });
}

const rows = (value: string, count: number) =>
  Array.from(
    { length: count },
    (_, row) => `Row ${row}\n${value} ${row % 90}\nThe same remark in each row.`,
  ).join('\n');

/** Two versions of a document of this many characters that are expensive to compare, by the markup between the text. */
export function worstPairs(length: number): Record<string, () => readonly [Uint8Array, Uint8Array]> {
  const text = prose(length);
  const short = prose(length, 6);
  const line = prose(length, Number.MAX_SAFE_INTEGER);
  const [many, count] = [Math.floor(length / 20), Math.floor(length / 45)];
  return {
    'written anew by another program': () => [write(text), freshCopy(write(text), 'A')],
    'written anew by one that marks each of its savings': () => [
      freshCopy(write(text), 'A'),
      freshCopy(write(text), 'B'),
    ],
    'one phrase again and again': () => [
      write('over and again '.repeat(many)),
      write('over and again and '.repeat(many)),
    ],
    'one line again and again': () => [
      write('over and again\n'.repeat(many)),
      write('again and over\n'.repeat(many)),
    ],
    'a table of which one column changed': () => [write(rows('old', count)), write(rows('now', count))],
    'its paragraphs backwards': () => [write(text), write(text.split('\n').reverse().join('\n'))],
    'its paragraphs in another order': () => [write(text), write(shuffled(text.split('\n')).join('\n'))],
    'short lines in another order': () => [write(short), write(shuffled(short.split('\n')).join('\n'))],
    'its words in another order': () => [write(text), write(shuffled(text.split(' ')).join(' '))],
    'one long paragraph with many changes': () => [
      write(line),
      write(line.replace(/(\S+ ){97}/g, '$&changed ')),
    ],
    'something behind each of its words': () => [write(text), write(text.replaceAll(' ', ' x '))],
    'other words': () => [write(text), write(shuffled(text.split(/\s/)).join(' '))],
  };
}
