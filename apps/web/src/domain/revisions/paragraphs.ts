import type { Segment } from './segment.ts';

/** One paragraph of a version; `key` is its index. */
export interface Paragraph {
  key: number;
  /** Start in the text, in UTF-16 units. */
  start: number;
  segments: PlacedSegment[];
}

/** With its start within the paragraph, in UTF-16 units; for a deletion, its former position. */
interface PlacedSegment extends Segment {
  start: number;
}

/**
 * Splits segments at line ends. An existing line end starts a new paragraph; a deleted one stays inside its paragraph as a mark, because the text
 * around it is now joined.
 */
export function splitParagraphs(segments: readonly Segment[]): Paragraph[] {
  const paragraphs: Paragraph[] = [{ key: 0, start: 0, segments: [] }];
  let offset = 0;
  for (const segment of segments) {
    const pieces = isDeleted(segment) ? [segment.text] : segment.text.split('\n');
    pieces.forEach((text, index) => {
      if (index > 0) paragraphs.push({ key: paragraphs.length, start: offset, segments: [] });
      const paragraph = paragraphs.at(-1);
      const isLast = index === pieces.length - 1;
      const displayText = !isLast && segment.kind !== 'kept' ? `${text}\n` : text;
      if (displayText !== '')
        paragraph?.segments.push({ kind: segment.kind, text: displayText, start: offset - paragraph.start });
      if (!isDeleted(segment)) offset += isLast ? text.length : text.length + 1;
    });
  }
  return paragraphs;
}

/** Shows inserted and deleted line ends as ¶. */
export function withLineEndMarks(text: string): string {
  return text.replaceAll('\n', '¶');
}

/** Whether the segment is no longer part of the text. */
export function isDeleted({ kind }: Pick<Segment, 'kind'>): boolean {
  return kind === 'deleted' || kind === 'movedFrom';
}
