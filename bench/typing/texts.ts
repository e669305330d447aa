import { replayRecording } from '@redraft/demo-world';
import { readRecording, recordings } from '@redraft/demo-world/testing';

/** A text with this many words in paragraphs of real sentences; generated ones if the recordings are missing. */
export function textOfWords(count: number): string {
  const sentences = recordings.isThere ? recordedSentences() : generatedSentences();
  const paragraphs: string[] = [];
  let words = 0;
  for (let index = 0; words < count; index += sentencesInParagraph) {
    const requested = Array.from(
      { length: sentencesInParagraph },
      (_, offset) => sentences[(index + offset) % sentences.length] ?? '',
    );
    const paragraph = requested
      .join(' ')
      .split(' ')
      .slice(0, count - words);
    words += paragraph.length;
    paragraphs.push(paragraph.join(' '));
  }
  return paragraphs.join('\n');
}

const sentencesInParagraph = 6;

function recordedSentences(): string[] {
  const text = [...replayRecording(readRecording('clownschool_flat'), { at: 0 })].at(-1)?.text ?? '';
  return text.replace(/\s+/g, ' ').split(/(?<=[.!?]) /);
}

function generatedSentences(): string[] {
  const words =
    'the harbour was quiet in morning and nobody had come to look at boats because wind turned'.split(' ');
  return Array.from({ length: 40 }, (_, sentence) => {
    const picked = Array.from(
      { length: 9 + (sentence % 12) },
      (_, index) => words[(sentence * 7 + index * 5) % words.length],
    );
    return `So ${picked.join(' ')}.`;
  });
}
