import { createRange, findWordEnd, type Passage } from './passages.ts';

const highlightName = 'read-aloud';

export interface Speaker {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** A voice for a language, best on this device; null if there is none. */
export function findVoice(language: string): SpeechSynthesisVoice | null {
  const [main = ''] = language.toLowerCase().split('-');
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === main);
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Speaks passages one after another and highlights the spoken word; `onEnd` is called once, at the end or when stopped. */
export function speak(passages: readonly Passage[], voice: SpeechSynthesisVoice, onEnd: () => void): Speaker {
  let isStopped = false;
  const end = (): void => {
    if (isStopped) return;
    isStopped = true;
    speechSynthesis.cancel();
    // A paused engine would say nothing of the next text.
    speechSynthesis.resume();
    highlight(null);
    onEnd();
  };
  const speakFrom = (index: number): void => {
    const passage = passages[index];
    if (isStopped) return;
    if (passage === undefined) {
      end();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(passage.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // Until the first word, and with voices that do not tell words, the whole passage is highlighted.
    utterance.onstart = () => highlight(createRange(passage, 0, passage.text.length));
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name !== 'word') return;
      const to = charLength > 0 ? charIndex + charLength : findWordEnd(passage.text, charIndex);
      highlight(createRange(passage, charIndex, to));
    };
    utterance.onend = () => speakFrom(index + 1);
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  // What another part of the page reads ends.
  speechSynthesis.cancel();
  speakFrom(0);
  return { pause: () => speechSynthesis.pause(), resume: () => speechSynthesis.resume(), stop: end };
}

function highlight(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete(highlightName);
  else CSS.highlights.set(highlightName, new Highlight(range));
}
