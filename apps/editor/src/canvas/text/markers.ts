import type { TextParagraph } from '../scene/scene.ts';

const bullets = ['•', '–', '▪'];

/** The marker of each paragraph: a bullet, its number, or an empty string. */
export function computeMarkers(paragraphs: readonly Pick<TextParagraph, 'list' | 'level'>[]): string[] {
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
    return level % 2 === 0 ? `${count}.` : `${toLetters(count)})`;
  });
}

/** a, b … z, aa, ab … */
function toLetters(count: number): string {
  const lastLetter = (count - 1) % 26;
  const leadingCount = (count - 1 - lastLetter) / 26;
  return (leadingCount === 0 ? '' : toLetters(leadingCount)) + String.fromCharCode(97 + lastLetter);
}
