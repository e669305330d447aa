import type { Note } from './notes.ts';

/** Seconds per note; a whole series lasts 8 seconds at most. */
const longest = 8;
const [minLength, maxLength] = [0.09, 0.35];
/** Seconds in which a note begins and ends, so that it does not click. */
const fade = 0.015;
const volume = 0.15;

/** Plays notes one after another; `onEnd` is called at the end, also after `stop`. */
export function playNotes(notes: readonly Note[], onEnd: () => void): { stop: () => void } {
  const context = new AudioContext();
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.connect(gain).connect(context.destination);
  gain.gain.value = 0;
  const length = Math.min(maxLength, Math.max(minLength, longest / Math.max(1, notes.length)));
  const start = context.currentTime + 0.05;
  for (const [index, frequency] of notes.entries()) {
    if (frequency === null) continue;
    const at = start + index * length;
    oscillator.frequency.setValueAtTime(frequency, at);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + fade);
    gain.gain.setValueAtTime(volume, at + length - 2 * fade);
    gain.gain.linearRampToValueAtTime(0, at + length - fade);
  }
  oscillator.onended = () => {
    void context.close();
    onEnd();
  };
  oscillator.start();
  oscillator.stop(start + notes.length * length);
  return { stop: () => oscillator.stop() };
}
