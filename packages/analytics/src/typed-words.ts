import { getItem } from './process/block-list.ts';
import { characterOrigins } from './process/characters.ts';
import { getText, type Process } from './process/process.ts';
import { wordStarts } from './words.ts';

/** Words of the final text whose first character was typed, wherever it stands now (docs/metrics.md#words-per-minute). */
export function countTypedWords(process: Process): number {
  const { visible, origin } = process.characters;
  const text = getText(process);
  let count = 0;
  let position = 0;
  let unit = 0;
  for (const start of wordStarts(text)) {
    for (; unit < start; position++) unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
    if (origin[getItem(visible, position)] === characterOrigins.typed) count++;
  }
  return count;
}
