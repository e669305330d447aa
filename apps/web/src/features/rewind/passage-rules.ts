import {
  type Passage,
  type Segment,
  sentenceAt,
  type TextRange,
  toPassage,
} from '../../domain/revisions/index.ts';
import type { VersionFrame } from './window-cache.ts';

/** The passage whose history is requested: the selection, otherwise the sentence that the save changed; null in an empty text. */
export function findRequestedPassage(
  { segments, version }: VersionFrame,
  selection: TextRange | null,
): Passage | null {
  const text = segments.map((segment) => (isDeleted(segment) ? '' : segment.text)).join('');
  const range = selection ?? sentenceAt(text, findChangeStart(segments));
  return range && toPassage(text, range, version);
}

/** Start of the first change, after any white space it inserted; 0 if nothing changed. */
function findChangeStart(segments: readonly Segment[]): number {
  let offset = 0;
  for (const segment of segments) {
    const { kind, text } = segment;
    if (isDeleted(segment)) return offset;
    if (kind !== 'kept') return offset + (text.length - text.trimStart().length);
    offset += text.length;
  }
  return 0;
}

function isDeleted({ kind }: Segment): boolean {
  return kind === 'deleted' || kind === 'movedFrom';
}
