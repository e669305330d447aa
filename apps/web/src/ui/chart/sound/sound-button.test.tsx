import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { SoundButton } from './sound-button.tsx';

/** The parts of Web Audio that are used; jsdom has none. */
class SilentContext {
  static heard: number[] = [];
  static oscillator: { onended: (() => void) | null } = { onended: null };
  currentTime = 0;
  destination = {};
  createGain() {
    return {
      gain: { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
      connect: vi.fn(),
    };
  }
  createOscillator() {
    const oscillator: { onended: (() => void) | null } & Record<string, unknown> = {
      type: '',
      onended: null,
      frequency: { setValueAtTime: (hertz: number) => SilentContext.heard.push(hertz) },
      connect: (next: object) => next,
      start: vi.fn(),
      stop: (at?: number) => at === undefined && oscillator.onended?.(),
    };
    SilentContext.oscillator = oscillator;
    return oscillator;
  }
  close() {
    return Promise.resolve();
  }
}

beforeEach(() => {
  SilentContext.heard = [];
  vi.stubGlobal('AudioContext', SilentContext);
});
afterEach(() => vi.unstubAllGlobals());

const play = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Play as sound: Words' }));
  return user;
};

it('a series is played from its first value to its last, without its pauses', async () => {
  show(<SoundButton name="Words" series={[0, null, 10]} />);
  await play();
  expect(SilentContext.heard).toEqual([220, 1760]);
});

it('the button stops the sound, and offers it again at its end', async () => {
  show(<SoundButton name="Words" series={[1, 2]} />);
  const user = await play();
  await user.click(screen.getByRole('button', { name: 'Stop the sound' }));
  await play();
  act(() => SilentContext.oscillator.onended?.());
  expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull();
});

it('one value makes no series', () => {
  show(<SoundButton name="Words" series={[1]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a browser without sound has no button', () => {
  vi.stubGlobal('AudioContext', undefined);
  show(<SoundButton name="Words" series={[1, 2]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
