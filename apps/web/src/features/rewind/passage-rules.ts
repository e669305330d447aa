import {
  type Passage,
  type Segment,
  sentenceAt,
  type TextRange,
  toPassage,
} from '../../domain/revisions/index.ts';
import type { VersionFrame } from './window-cache.ts';

/** The passage whose history is requested: the selection, otherwise the sentence that the save changed; null in an empty text. */
export function chosenPassage({ segments, version }: VersionFrame, marked: TextRange | null): Passage | null {
  const text = segments.map((segment) => (isDeleted(segment) ? '' : segment.text)).join('');
  const chosen = marked ?? sentenceAt(text, changeAt(segments));
  return chosen && toPassage(text, chosen, version);
}

/** Start of the first change, after any white space it inserted; 0 if nothing changed. */
function changeAt(segments: readonly Segment[]): number {
  let at = 0;
  for (const segment of segments) {
    const { kind, text } = segment;
    if (isDeleted(segment)) return at;
    if (kind !== 'kept') return at + (text.length - text.trimStart().length);
    at += text.length;
  }
  return 0;
}

function isDeleted({ kind }: Segment): boolean {
  return kind === 'deleted' || kind === 'movedFrom';
}
