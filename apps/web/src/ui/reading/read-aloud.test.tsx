import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ReadableText } from './readable-text.tsx';

/** What jsdom lacks: a speech engine that says nothing. */
class SilentUtterance {
  onend: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const spoken: SilentUtterance[] = [];
const voices = [{ lang: 'en-GB', localService: true }];
const speech = {
  getVoices: () => voices,
  speak: (utterance: SilentUtterance) => spoken.push(utterance),
  cancel: vi.fn(),
  pause: vi.fn(),
  resume: vi.fn(),
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
};

beforeEach(() => {
  spoken.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', SilentUtterance);
});
afterEach(() => vi.unstubAllGlobals());

const showTask = () =>
  show(
    <ReadableText>
      <p>Write a letter.</p>
      <p>Send it.</p>
    </ReadableText>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const finish = () => act(() => spoken.at(-1)?.onend?.());

it('a text is read block by block, and the button is offered again at its end', async () => {
  const { user } = showTask();
  await user.click(button('Read aloud'));
  finish();
  expect(spoken.map(({ text }) => text)).toEqual(['Write a letter.', 'Send it.']);
  finish();
  expect(screen.queryByRole('button', { name: 'Stop reading' })).toBeNull();
  expect(button('Read aloud')).toBeDefined();
});

it('reading is paused, continued and stopped', async () => {
  const { user } = showTask();
  await user.click(button('Read aloud'));
  expect(document.activeElement).toBe(button('Pause'));
  await user.click(button('Pause'));
  expect(speech.pause).toHaveBeenCalledOnce();
  await user.click(button('Continue'));
  expect(speech.resume).toHaveBeenCalledOnce();
  await user.click(button('Stop reading'));
  expect(document.activeElement).toBe(button('Read aloud'));
  finish();
  expect(spoken).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Stop reading' })).toBeNull();
  expect(button('Read aloud')).toBeDefined();
});

it('a browser without a voice for the language does not offer to read', () => {
  vi.stubGlobal('speechSynthesis', { ...speech, getVoices: () => [{ lang: 'fr-FR', localService: true }] });
  showTask();
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});
