import { createRange, findWordEnd, type Passage } from './passages.ts';
import { readingPreferences } from './stored-preferences.ts';

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

/** Whether the browser can read texts aloud in a language. */
export function hasVoice(language: string): boolean {
  return typeof speechSynthesis !== 'undefined' && findVoice(language) !== null;
}

/** Voices are loaded after the page. */
export function subscribeVoices(onChange: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  const engine = speechSynthesis;
  engine.addEventListener('voiceschanged', onChange);
  return () => engine.removeEventListener('voiceschanged', onChange);
}

interface Options {
  /** For passages in a language without a voice. */
  voice: SpeechSynthesisVoice;
  /** Called once, at the end or when stopped. */
  onEnd: () => void;
  /** Called with the spoken word. */
  onWord?: (word: Range) => void;
}

/** There is one voice for all parts of a page. */
let current: Speaker | null = null;

/** Ends what any part of the page reads aloud. */
export function stopSpeaking(): void {
  current?.stop();
}

/** Speaks passages one after another and highlights the spoken word, at the speed chosen at that moment. */
export function speak(passages: Iterator<Passage>, { voice, onEnd, onWord }: Options): Speaker {
  // Stopped first: the events of its cancelled utterance would end this one.
  stopSpeaking();
  let isStopped = false;
  const end = (): void => {
    if (isStopped) return;
    isStopped = true;
    if (current === speaker) current = null;
    speechSynthesis.cancel();
    // A paused engine would say nothing of the next text.
    speechSynthesis.resume();
    highlight(null);
    onEnd();
  };
  const show = (passage: Passage, from: number, to: number): void => {
    const range = createRange(passage, from, to);
    highlight(range);
    if (range !== null) onWord?.(range);
  };
  const speakNext = (): void => {
    if (isStopped) return;
    const next = passages.next();
    if (next.done === true) {
      end();
      return;
    }
    const passage = next.value;
    const utterance = new SpeechSynthesisUtterance(passage.text);
    utterance.voice = findVoice(passage.language) ?? voice;
    utterance.lang = utterance.voice.lang;
    utterance.rate = Number(readingPreferences.get().speechRate);
    // Until the first word, and with voices that do not tell words, the whole passage is highlighted.
    utterance.onstart = () => show(passage, 0, passage.text.length);
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name !== 'word') return;
      const to = charLength > 0 ? charIndex + charLength : findWordEnd(passage.text, charIndex);
      show(passage, charIndex, to);
    };
    utterance.onend = speakNext;
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  const speaker: Speaker = {
    pause: () => speechSynthesis.pause(),
    resume: () => speechSynthesis.resume(),
    stop: end,
  };
  current = speaker;
  // Nor does what another program left in the queue come first.
  speechSynthesis.cancel();
  speakNext();
  return speaker;
}

function highlight(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete(highlightName);
  else CSS.highlights.set(highlightName, new Highlight(range));
}
