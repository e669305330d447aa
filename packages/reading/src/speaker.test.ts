import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Passage } from './passages.ts';
import { speak, stopSpeaking } from './speaker.ts';

class Utterance {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voice: SpeechSynthesisVoice = {
  lang: 'en-GB',
  localService: true,
  default: true,
  name: 'Voice',
  voiceURI: 'voice',
};
let speaking: Utterance | null = null;
/** Tells of a cancelled utterance later, as browsers do. */
const engine = {
  getVoices: () => [voice],
  speak: (utterance: Utterance) => {
    speaking = utterance;
  },
  cancel: () => {
    const cancelled = speaking;
    speaking = null;
    if (cancelled !== null) setTimeout(() => cancelled.onerror?.());
  },
  pause: () => undefined,
  resume: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', engine);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('CSS', {});
});
afterEach(() => {
  stopSpeaking();
  vi.unstubAllGlobals();
});

const start = (text: string, onEnd: () => void) => {
  const passages: Passage[] = [{ text, language: 'en', pieces: [] }];
  return speak(passages.values(), { voice, onEnd });
};
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

it('a second text is read, and the first one ends once', async () => {
  const [endFirst, endSecond] = [vi.fn(), vi.fn()];
  start('One.', endFirst);
  start('Two.', endSecond);
  await later();
  expect(endFirst).toHaveBeenCalledOnce();
  expect(endSecond).not.toHaveBeenCalled();
  expect(speaking?.text).toBe('Two.');
});

it('whatever is read can be ended from elsewhere', () => {
  const end = vi.fn();
  start('One.', end);
  stopSpeaking();
  stopSpeaking();
  expect(end).toHaveBeenCalledOnce();
  expect(speaking).toBeNull();
});

it('a speaker that was replaced does not end the present one', () => {
  const first = start('One.', vi.fn());
  start('Two.', vi.fn());
  first.stop();
  expect(speaking?.text).toBe('Two.');
});
