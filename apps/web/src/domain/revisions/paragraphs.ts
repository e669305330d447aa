import type { Segment } from './segment.ts';

/** One paragraph of a version; `key` is its place among them. */
export interface Paragraph {
  key: number;
  segments: Segment[];
}

/**
 * Segments cut at line ends. A line end that is there begins a new paragraph; a deleted one stays inside its
 * paragraph as a mark, because the text around it now runs on.
 */
export function paragraphsOf(segments: readonly Segment[]): Paragraph[] {
  const paragraphs: Paragraph[] = [{ key: 0, segments: [] }];
  for (const segment of segments) {
    const pieces = hasGone(segment) ? [segment.text] : segment.text.split('\n');
    pieces.forEach((text, index) => {
      if (index > 0) paragraphs.push({ key: paragraphs.length, segments: [] });
      const isLast = index === pieces.length - 1;
      const shown = !isLast && segment.kind !== 'kept' ? `${text}\n` : text;
      if (shown !== '') paragraphs.at(-1)?.segments.push({ kind: segment.kind, text: shown });
    });
  }
  return paragraphs;
}

/** A line end that came or went is shown by its mark. */
export function withLineEndMarks(text: string): string {
  return text.replaceAll('\n', '¶');
}

/** Whether it stands in the text no more. */
export function hasGone({ kind }: Segment): boolean {
  return kind === 'deleted' || kind === 'movedFrom';
}
