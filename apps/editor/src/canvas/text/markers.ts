import type { TextParagraph } from '../scene/scene.ts';

const bullets = ['•', '–', '▪'];

/** The marker of each paragraph: a bullet, its number, or an empty string. */
export function markersOf(paragraphs: readonly Pick<TextParagraph, 'list' | 'level'>[]): string[] {
  const counts: number[] = [];
  return paragraphs.map(({ list, level }) => {
    if (list !== 'number') {
      // A bullet at a deeper level does not interrupt the numbering around it.
      counts.length = Math.min(counts.length, level);
      return list === 'bullet' ? (bullets[level % bullets.length] ?? '') : '';
    }
    counts.length = Math.min(counts.length, level + 1);
    const count = (counts[level] ?? 0) + 1;
    counts[level] = count;
    return level % 2 === 0 ? `${count}.` : `${letters(count)})`;
  });
}

/** a, b … z, aa, ab … */
function letters(count: number): string {
  const rest = (count - 1) % 26;
  const before = (count - 1 - rest) / 26;
  return (before === 0 ? '' : letters(before)) + String.fromCharCode(97 + rest);
}
