import { rewindLogSchema } from '@redraft/contracts';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RewindPlayer } from './rewind-player.tsx';

const began = Date.parse('2026-10-05T08:00:00Z');
const insertion = (seq: number, position: number, ins: string) => ({
  seq,
  t: began + seq * 10_000,
  origin: 'editor',
  ops: [{ p: position, del: '', ins }],
});

/** Four saves: three that write, and one that takes a word out. */
const log = rewindLogSchema.parse({
  base: '',
  baseAt: '2026-10-05T07:59:00Z',
  saves: [
    insertion(1, 0, 'We'),
    insertion(2, 2, ' really'),
    insertion(3, 9, ' write.'),
    { seq: 4, t: began + 70_000, origin: 'editor', ops: [{ p: 2, del: ' really', ins: '' }] },
  ],
  marks: [{ seq: 3, title: 'First draft', status: 'SUBMITTED' }],
  timezone: 'Europe/Berlin',
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = () => screen.getByRole('region', { name: 'Text of this version' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Version' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

describe('stepping', () => {
  it('begins at the first version, from which there is no way back', () => {
    show(<RewindPlayer log={log} />);
    expect(screen.getByText('Version 1 of 4')).toBeTruthy();
    expect(text().textContent).toBe('We');
    expect(button('Previous version').disabled).toBe(true);
  });

  it('shows what each version brought and what it took', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('Next version'));
    expect(text().querySelector('ins')?.textContent).toBe(' really');
    expect(screen.getByText('7 characters inserted')).toBeTruthy();
    await user.keyboard('{End}');
    expect(text().querySelector('del')?.textContent).toBe(' really');
    expect(screen.getByText('7 deleted')).toBeTruthy();
    expect(button('Next version').disabled).toBe(true);
  });

  it('goes by the arrow keys, Home and End wherever the keyboard is in the player', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    text().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Version 3 of 4')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
    await user.keyboard('{End}');
    expect(screen.getByText('Version 4 of 4')).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByText('Version 1 of 4')).toBeTruthy();
  });

  it('leaves keys alone that the browser means for itself', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    text().focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
    expect(screen.getByText('Version 1 of 4')).toBeTruthy();
  });

  it('goes to the version that was handed in', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('First draft'));
    expect(screen.getByText('Version 3 of 4')).toBeTruthy();
    expect(text().textContent).toBe('We really write.');
  });
});

describe('playing', () => {
  it('goes on by a version a second and ends at the last', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('Play'));
    await pass(1000);
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
    await pass(2000);
    expect(screen.getByText('Version 4 of 4')).toBeTruthy();
    expect(button('Play again')).toBeTruthy();
    await pass(5000);
    expect(screen.getByText('Version 4 of 4')).toBeTruthy();
  });

  it('begins anew after the end', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.keyboard('{End}');
    text().focus();
    await user.keyboard('{End} ');
    expect(screen.getByText('Version 1 of 4')).toBeTruthy();
    expect(button('Pause')).toBeTruthy();
  });

  it('stands still when it is paused', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('Play'));
    await pass(1000);
    await user.click(button('Pause'));
    await pass(10_000);
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  });

  it('stops at a step by hand', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('Play'));
    await user.click(button('Next version'));
    await pass(5000);
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  });

  it.each([
    [1, 'Speed 2×, change', 500],
    [2, 'Speed 4×, change', 250],
  ])('is faster after %d presses on the speed: %s', async (presses, name, pace) => {
    const { user } = show(<RewindPlayer log={log} />);
    for (let count = 0; count < presses; count += 1) await user.click(button(`Speed ${2 ** count}×, change`));
    expect(button(name)).toBeTruthy();
    await user.click(button('Play'));
    await pass(pace);
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  });

  it('is not read out, steps by hand are', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    const summary = () => screen.getByText(/^Version \d of 4$/).closest('[aria-live]');
    expect(summary()?.getAttribute('aria-live')).toBe('polite');
    await user.click(button('Play'));
    expect(summary()?.getAttribute('aria-live')).toBe('off');
  });
});

describe('the clock', () => {
  const value = (term: string) => screen.getByText(term).parentElement?.querySelector('dd')?.textContent;

  it('is that of the class', () => {
    show(<RewindPlayer log={log} />);
    expect(value('Start time')).toBe('2026-10-05 10:00:10');
    expect(value('End time')).toBe('2026-10-05 10:01:10');
  });

  it('says when the version was saved, also in the words of the slider', async () => {
    const { user } = show(<RewindPlayer log={log} />);
    await user.click(button('Next version'));
    expect(value('This version')).toBe('2026-10-05 10:00:20');
    expect(slider().getAttribute('aria-valuetext')).toBe('Version 2 of 4, 2026-10-05 10:00:20');
  });
});

it('a text that was saved once has nowhere to go', () => {
  show(<RewindPlayer log={{ ...log, saves: log.saves.slice(0, 1), marks: [] }} />);
  expect(slider().disabled).toBe(true);
  expect(button('Next version').disabled).toBe(true);
  expect(screen.queryByText('Submitted versions:')).toBeNull();
});
